import { useMemo } from 'react';
import { useGetOne, useListContext, useResourceContext } from 'react-admin';
import { useParams } from 'react-router';
import { offerTo } from '#contract/courses/premium';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { exerciseLimits } from '#contract/exercise/limits';
import type { ReportTable } from '#contract/reports/report';
import { templateAnswers, userAnswers } from '#contract/reports/exercises';
import type { Tone } from '#contract/tones';
import { isId } from '~/components/filters/filterParams.ts';
import type { ListRecord } from '~/components/list/column.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { TrialOffer } from '~/features/plan/public.ts';
import { FileButtons } from '~/report/files/FileButtons.tsx';
import { useReportFiles } from '~/report/files/useReportFiles.ts';
import { useIsLocked } from '~/report/lock/useIsLocked.ts';
import { detailParam } from '~/report/page/useDetailLink.ts';
import { addressOf, reportFields } from '~/report/reportView.ts';
import type { PathPlaces } from '~/report/useReportCall.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useSession } from '~/session/useSession.ts';
import css from './answers.module.css';

const tones: Record<string, Tone> = { CORRECT: 'success', PARTIAL: 'warning', WRONG: 'danger' };
const options = { perPage: exerciseLimits.pageSizes.report, searchDelayMs: exerciseLimits.searchDebounceMs };
/** What a person answered to each template, and what each person answered to one template. */
const kinds = {
  user: { table: userAnswers, address: addressOf(userAnswers, options), place: 'userId' },
  template: { table: templateAnswers, address: addressOf(templateAnswers, options), place: 'templateId' },
} as const;
const nameOf = (row: ListRecord) => row.id;
// Room for all columns beside each other.
const wide = { paper: { sx: { width: 'min(960px, calc(100% - 32px))' } } };

/** The answers behind the row of the surrounding report that the URL names. A plan without answers gets the offer instead. */
export function AnswersDialog() {
  const { campaignId = '' } = useParams();
  const { data: campaign } = useGetOne<ExerciseCampaign>('exercise-campaigns', { id: campaignId });
  const kind = useResourceContext() === 'exercise-users' ? 'user' : 'template';
  const detail = useOverlayParam(detailParam);
  const isLocked = useIsLocked();
  const { plan, company } = useSession();
  if (detail.value === null || !isId(detail.value)) return null;
  if (isLocked) return <TrialOffer type={offerTo({ plan, trial: company.subscription.trial })} onClose={detail.close} />;
  return campaign && <Answers kind={kind} campaign={campaign} id={detail.value} onClose={detail.close} />;
}

interface AnswersProps {
  kind: keyof typeof kinds;
  campaign: ExerciseCampaign;
  id: string;
  onClose: () => void;
}

function Answers({ kind, campaign, id, onClose }: AnswersProps) {
  const { t } = useTranslation();
  const name = useRowName(id);
  const { table, address, place } = kinds[kind];
  const params = useMemo(() => ({ campaignId: campaign.id, [place]: id }), [campaign.id, place, id]);
  const fields = useMemo(() => reportFields(table.columns, { answerStatus: { tones } }), [table]);
  const columns = useColumns('reports', fields);
  return (
    <Dialog title={<bdi>{name}</bdi>} hasCross onClose={onClose} maxWidth="lg" slotProps={wide}>
      <ListRoot
        resource="exercise-answers"
        name={`exercise-answers-${kind}`}
        address={address}
        filter={params}
        columns={columns}
        isLocal
        isForgotten
      >
        <div className={css.tools}>
          <AnswersFile table={table} params={params} name={[campaign.name, name]} />
        </div>
        <ListView nameOf={nameOf} hasColumnPicker={false} hasFilterBar={false} empty={{ hint: t('reports.campaign.empty') }} />
      </ListRoot>
    </Dialog>
  );
}

interface AnswersFileProps {
  table: ReportTable;
  params: PathPlaces;
  name: readonly string[];
}

function AnswersFile(source: AnswersFileProps) {
  const { csv } = useReportFiles({ ...source, query: {} });
  return <FileButtons csv={csv} />;
}

/** The name in the row of the surrounding list; a link can also lead to a row of another page, whose name is not there. */
function useRowName(id: string): string {
  const { t } = useTranslation();
  const { data } = useListContext<ListRecord & { name?: string; fullName?: string }>();
  const row = data?.find((each) => each.id === id);
  return row?.fullName ?? row?.name ?? t('exercise.report.fields.answer');
}
