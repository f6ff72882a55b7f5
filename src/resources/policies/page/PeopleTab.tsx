import { Suspense, useMemo, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useLocation } from 'react-router';
import type { PolicyDetails } from '#contract/policies/policies';
import { listRevisions } from '#contract/policies/revisions';
import { policyTabReports } from '#contract/reports/policyTabs';
import { formatDate, formatNumber } from '~/components/data/format.ts';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Figures } from '~/report/page/Figures.tsx';
import { type ShownWork, WorkPeople } from '~/resources/work-people/public.ts';
import cardCss from '~/components/page/card.module.css';
import css from './page.module.css';

const { summary } = policyTabReports.users;

/** Who has a revision, and who has acknowledged it. */
export function PeopleTab({ policy: { id: policyId, current } }: { policy: PolicyDetails }) {
  const { t } = useTranslation();
  const { data } = useEndpoint(listRevisions, { params: { policyId } });
  // The report on policies leads to one revision.
  const { search } = useLocation();
  const [chosenId, setChosenId] = useState(() => new URLSearchParams(search).get('revisionId') ?? '');
  // One that is scheduled has nobody yet.
  const begun = data?.filter(({ status }) => status !== 'scheduled') ?? [];
  const revision = begun.find(({ id }) => id === (chosenId || current?.id)) ?? begun[0];
  const work: ShownWork | undefined = useMemo(
    () => revision && { kind: 'policy', id: revision.id, name: revision.name, status: revision.status, policyId },
    [revision, policyId],
  );
  const params = useMemo(() => ({ policyId, revisionId: revision?.id ?? '' }), [policyId, revision?.id]);
  if (!data) return <PageSkeleton />;
  if (!revision || !work) return <EmptyState title={t('policies.people.none')} text={t('policies.people.noneText')} />;
  return (
    <div className={css.stack}>
      {begun.length > 1 && (
        <div className={css.choice}>
          <SelectInput
            label={t('policies.fields.revision')}
            value={revision.id}
            options={begun.map(({ id, number, startsAt }) => ({
              value: id,
              label: t('policies.people.revision', { number: formatNumber(number), date: formatDate(startsAt) }),
            }))}
            onChange={setChosenId}
          />
        </div>
      )}
      <section className={cardCss.card} aria-label={t('policies.tabs.people')}>
        {summary && <Figures summary={summary} query={{}} params={params} />}
      </section>
      <Suspense fallback={<PageSkeleton />}>
        <RecordContextProvider key={revision.id} value={work}>
          <WorkPeople />
        </RecordContextProvider>
      </Suspense>
    </div>
  );
}
