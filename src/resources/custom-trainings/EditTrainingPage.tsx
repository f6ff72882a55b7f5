import { EditBase, useEditContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import type { CustomTraining } from '#contract/courses/customTrainings';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { editing } from '~/components/form/useRecordForm.ts';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { isHeedError } from '~/dataProvider/index.ts';
import { useCan } from '~/session/useSession.ts';
import { customList } from '~/features/trainings/public.ts';
import { Editor } from './Editor.tsx';
import { NoPlan } from './NoPlan.tsx';

// Never from what was read before: the editor starts from what is saved now.
const queryOptions = { ...editing.queryOptions, gcTime: 0 };

/** The training that the address names by `?id=`. */
export function EditTrainingPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const mayWrite = useCan('customTraining:write');
  if (!id) return <Navigate to={customList} replace />;
  if (!mayWrite) return <NoPlan />;
  return (
    <EditBase {...editing} key={id} resource="custom-trainings" id={id} queryOptions={queryOptions}>
      <Loaded />
    </EditBase>
  );
}

function Loaded() {
  const { t } = useTranslation();
  const { record: training, error, refetch } = useEditContext<CustomTraining>();
  if (isHeedError(error, 'not_found', 'validation_failed')) {
    return (
      <NotFoundState
        backTo={customList}
        backLabel={t('campaigns.page.back')}
        title={t('campaigns.unknown.title')}
        text={t('campaigns.unknown.text')}
      />
    );
  }
  if (!training) return error ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <Editor training={training} />;
}
