import { useTranslation } from 'react-i18next';
import type { LeftOutReason } from '#contract/campaigns/reminders';
import { formatNumber } from '~/components/data/format.ts';
import { Notice } from '~/components/form/Notice.tsx';
import { OwnTextsNote } from '../add/OwnTextsNote.tsx';
import type { ReminderCounts } from './reminding.ts';

/** The words of each reason. i18n-keys: reminders.reasons.* */
const words = {
  nothing_open: 'nothing',
  disabled: 'disabled',
  deleted: 'deleted',
  ended: 'ended',
  suspended: 'suspended',
  reminded: 'recent',
} as const satisfies Record<LeftOutReason, string>;

/** How many get the reminder, and who does not and why. Where reasons share the sum, each says its part. */
export function Reach({ counts }: { counts: ReminderCounts | undefined }) {
  const { t } = useTranslation();
  if (!counts) return <p role="status">{t('reminders.counting')}</p>;
  const { usersWhoWillReceiveRemindersCount: receive, usersWhoWontReceiveRemindersCount: wont, leftOut } = counts;
  return (
    <>
      {receive > 0 && <p role="status">{t('reminders.receive', { count: receive })}</p>}
      {receive > 0 && <OwnTextsNote count={receive} onlyWhenShort />}
      {wont > 0 && (
        <Notice tone="warning">
          {t('reminders.wont', { count: wont })}{' '}
          {leftOut.map(({ reason, count, names }) => (
            <span key={reason} className="reminder-reason">
              <span>
                - {t(`reminders.reasons.${words[reason]}`)}
                {leftOut.length > 1 && ` (${formatNumber(count)})`}
              </span>
              <LeftOutNames names={names} more={count - names.length} />
            </span>
          ))}
        </Notice>
      )}
    </>
  );
}

/** The first of those who are left out for a reason; deleted people have no name any more. */
function LeftOutNames({ names, more }: { names: readonly string[]; more: number }) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <span className="reminder-names">
      {names.map((name) => (
        <bdi key={name}>{name}</bdi>
      ))}
      {more > 0 && <span>{t('reminders.more', { count: more })}</span>}
    </span>
  );
}
