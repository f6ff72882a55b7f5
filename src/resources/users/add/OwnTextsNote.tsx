import { getMailAllowance } from '#contract/company/mail';
import { useEndpoint } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface Props {
  /** How many people get the mail. */
  count: number;
  /** Shows nothing while everybody gets the admin's text. */
  onlyWhenShort?: boolean;
  /** The mail goes out on a later day, with its full allowance. */
  isLater?: boolean;
}

/** On a plan with a daily limit: how many mails may still carry the admin's text, and how many people get the standard text. */
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
