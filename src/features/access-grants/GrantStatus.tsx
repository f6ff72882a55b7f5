import type { CallReply } from '#contract/kit/endpoint';
import type { readAccess } from '#contract/partners/accessGrants';
import { formatDateTime } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';

export type AccessState = CallReply<typeof readAccess>;

/** What the parent company may do now, and until when. */
export function GrantStatus({ state: { status, until, hasEnded } }: { state: AccessState }) {
  const { t } = useTranslation();
  const date = until === null ? '' : formatDateTime(until);
  if (status === 'none') return <StatusDot tone="neutral" label={t('accessGrants.card.none')} />;
  if (status === 'pending') return <StatusDot tone="warning" label={t('accessGrants.card.pending')} />;
  if (until === null) return <StatusDot tone="success" label={t('accessGrants.card.access')} />;
  return hasEnded ? (
    <StatusDot tone="neutral" label={t('accessGrants.card.ended', { date })} />
  ) : (
    <StatusDot tone="success" label={t('accessGrants.card.accessUntil', { date })} />
  );
}
