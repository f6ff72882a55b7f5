import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { paths } from '#contract/paths';
import { listReview, type ReviewGroup } from '#contract/simulation/review';
import { type EventClass, eventClasses } from '#contract/simulation/truth';
import { formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { type Draft, draftOfEvent, draftOfGroup } from './choices.ts';
import { EventsDrawer } from './EventsDrawer.tsx';
import { GroupCard } from './GroupCard.tsx';
import { MoreButton, useShown } from './MoreButton.tsx';
import css from './review.module.css';
import { VerdictDialog } from './VerdictDialog.tsx';
import { Verdicts } from './Verdicts.tsx';

/** The parameter of the address that says which class is shown; without it what is to review. */
const classParam = 'class';
const order: readonly EventClass[] = ['unknown', 'scanner', 'human'];

/** What touched the mails of a campaign, in groups, to be settled; and what was settled before. */
export function ReviewPage() {
  const { t } = useTranslation();
  const { campaignId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const found = eventClasses.find((one) => one === search.get(classParam)) ?? 'unknown';
  const mayDecide = useCan('simulations:write');
  const shown = useShown();
  const { data, error, refetch } = useEndpoint(
    listReview,
    { params: { campaignId }, query: { class: found, pageSize: shown.size } },
    { keepPrevious: true },
  );
  const [draft, setDraft] = useState<Draft | null>(null);
  const [open, setOpen] = useState<ReviewGroup>();
  const review = data?.data;
  const waiting = review?.totals.waiting ?? 0;
  return (
    <>
      <PageHeader title={t('simulationReview.title')} count={review?.totals.events} text={review?.campaign.name} />
      <p className={css.about}>{t('simulationReview.about')}</p>
      <div className={css.shown}>
        <SelectInput<EventClass>
          label={t('simulationReview.shown')}
          value={found}
          options={order.map((value) => ({ value, label: t(`simulationEvents.classes.${value}`) }))}
          onChange={(value) => setSearch(value && value !== 'unknown' ? { [classParam]: value } : {}, { replace: true })}
        />
      </div>
      {waiting > 0 && <Notice tone="info">{t('simulationReview.waiting', { n: formatNumber(waiting) })}</Notice>}
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!review && !error && <Skeleton variant="rounded" height={180} />}
      {review?.items.length === 0 && (
        <EmptyState
          icon={<ScanSearch />}
          title={t('simulationReview.empty.title')}
          text={found === 'unknown' ? t('simulationReview.empty.text') : undefined}
          action={
            <Button component={Link} to={paths.simulations} variant="outlined">
              {t('simulationReport.back')}
            </Button>
          }
        />
      )}
      <ul className={css.groups}>
        {review?.items.map((group) => (
          <GroupCard
            key={[group.minute, group.source, group.agent, group.onlyClass].join(' ')}
            group={group}
            mayDecide={mayDecide}
            onDecide={(chosen) => setDraft(draftOfGroup(group, chosen))}
            onShow={() => setOpen(group)}
          />
        ))}
      </ul>
      {review && <MoreButton shown={shown} total={review.pageInfo.totalCount} />}
      <Verdicts campaignId={campaignId} mayDecide={mayDecide} />
      {open && (
        <EventsDrawer
          campaignId={campaignId}
          group={open}
          mayDecide={mayDecide}
          onDecide={(event, chosen) => setDraft(draftOfEvent(event, chosen))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {draft && <VerdictDialog campaignId={campaignId} draft={draft} onClose={() => setDraft(null)} />}
    </>
  );
}
