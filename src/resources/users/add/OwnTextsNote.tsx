import { useTranslation } from 'react-i18next';
import { getMailAllowance } from '#contract/company/mail';
import { Notice } from '~/components/form/Notice.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';

interface Props {
  /** How many are about to be mailed. */
  count: number;
  /** Says nothing while everybody gets what was written. */
  onlyWhenShort?: boolean;
  /** They are mailed on a later day, which has all of its mails left. */
  isLater?: boolean;
}

/** Where the plan limits them: how many of today's mails may still say what the admin wrote, and who gets the standard text. */
export function OwnTextsNote({ count, onlyWhenShort = false, isLater = false }: Props) {
  const { t } = useTranslation();
  const ownTexts = useEndpoint(getMailAllowance, {}).data?.ownTexts;
  if (!ownTexts) return null;
  const { perDay, left } = ownTexts;
  const others = Math.max(0, count - (isLater ? perDay : left));
  if (onlyWhenShort && others === 0) return null;
  if (isLater) return <Notice tone="warning">{t('addUsers.notification.standardTextLater', { perDay, others })}</Notice>;
  return (
    <Notice tone={others > 0 ? 'warning' : 'info'}>
      {t('addUsers.notification.ownTexts', { left, perDay })}
      {others > 0 && <div>{t('addUsers.notification.standardText', { others })}</div>}
    </Notice>
  );
}
