import { useTranslation } from 'react-i18next';
import { getMailAllowance } from '#contract/mail';
import { Notice } from '~/components/form/Notice.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';

/** Where the plan limits them: how many of today's mails may still say what the admin wrote, and who gets the standard text. */
export function OwnTextsNote({ count }: { count: number }) {
  const { t } = useTranslation();
  const ownTexts = useEndpoint(getMailAllowance, {}).data?.ownTexts;
  if (!ownTexts) return null;
  const { perDay, left } = ownTexts;
  const others = Math.max(0, count - left);
  return (
    <Notice tone={others > 0 ? 'warning' : 'info'}>
      {t('addUsers.notification.ownTexts', { left, perDay })}
      {others > 0 && <div>{t('addUsers.notification.standardText', { others })}</div>}
    </Notice>
  );
}
