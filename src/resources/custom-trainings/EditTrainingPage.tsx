import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { getCustomTraining } from '#contract/customTrainings';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { isHeedError, useEndpoint } from '~/dataProvider/index.ts';
import { useCan } from '~/session/useSession.ts';
import { customList } from '~/features/trainings/public.ts';
import { Editor } from './Editor.tsx';
import { NoPlan } from './NoPlan.tsx';

/** The training that the address names by `?id=`. */
export function EditTrainingPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const mayWrite = useCan('customTraining:write');
  if (!id) return <Navigate to={customList} replace />;
  return mayWrite ? <Loaded key={id} id={id} /> : <NoPlan />;
}

function Loaded({ id }: { id: string }) {
  const { t } = useTranslation();
  // Never from what was read before: the editor starts from what is saved now.
  const { data, error, refetch } = useEndpoint(getCustomTraining, { params: { courseId: id } }, { gcTime: 0 });
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
  if (!data) return error ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <Editor training={data} />;
}
