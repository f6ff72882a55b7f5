import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/form/Notice.tsx';
import type { ReminderCounts } from './reminding.ts';

/** How many get the reminder, and how many do not and why. */
export function Reach({ counts }: { counts: ReminderCounts | undefined }) {
  const { t } = useTranslation();
  if (!counts) return <p role="status">{t('reminders.counting')}</p>;
  const { usersWhoWillReceiveRemindersCount: receive, usersWhoWontReceiveRemindersCount: wont, recentlyRemindedCount } = counts;
  const reasons = [
    { key: 'nothing', holds: wont > recentlyRemindedCount, text: t('reminders.reasons.nothing') },
    { key: 'recent', holds: recentlyRemindedCount > 0, text: t('reminders.reasons.recent') },
  ].filter(({ holds }) => holds);
  return (
    <>
      {receive > 0 && <p role="status">{t('reminders.receive', { count: receive })}</p>}
      {wont > 0 && (
        <Notice tone="warning">
          {t('reminders.wont', { count: wont })}{' '}
          {reasons.map(({ key, text }) => (
            <span key={key} className="reminder-reason">
              - {text}
            </span>
          ))}
        </Notice>
      )}
    </>
  );
}
