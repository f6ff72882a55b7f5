import type { CallReply } from '#contract/kit/endpoint';
import type { countPolicyReach, Revision } from '#contract/policies/revisions';
import { formatDateTime, formatNumber } from '~/components/data/format.ts';
import { isNow, momentOf } from '~/features/campaign-rules/public.ts';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './publish.module.css';

interface ConsequencesProps {
  number: number;
  last: Revision | undefined;
  startDate: string;
  reach: CallReply<typeof countPolicyReach> | undefined;
  asksAgain: boolean;
}

/** What the publication does, with all numbers, beside the button that confirms it. */
export function Consequences({ number, last, startDate, reach, asksAgain }: ConsequencesProps) {
  const { t } = useTranslation();
  const shown = { number: formatNumber(number) };
  const moment = momentOf(startDate);
  const startsNow = isNow(startDate, Date.now());
  const lines = [
    startsNow || Number.isNaN(moment)
      ? t('policies.publish.startsNow', shown)
      : t('policies.publish.startsLater', { ...shown, date: formatDateTime(new Date(moment)) }),
    ...(reach ? [t('policies.reach.count', { count: reach.totalUsersCount })] : []),
    ...(reach && reach.excluded.disabled > 0 ? [t('policies.reach.disabled', { count: reach.excluded.disabled })] : []),
    ...(reach && asksAgain && reach.acknowledgedBefore > 0
      ? [t('policies.publish.askedAgain', { number: formatNumber(reach.acknowledgedBefore) })]
      : []),
    ...(reach && !asksAgain && reach.excluded.acknowledged > 0
      ? [t('policies.publish.kept', { number: formatNumber(reach.excluded.acknowledged) })]
      : []),
    ...(last && last.status !== 'ended' ? [t('policies.publish.ends', { number: formatNumber(last.number) })] : []),
  ];
  return (
    <p className={css.consequences} role="status">
      {lines.join(textGap())}
    </p>
  );
}
