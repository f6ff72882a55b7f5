import Button from '@mui/material/Button';
import { Lock } from 'lucide-react';
import { CreateBase, EditBase, useEditContext } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router';
import type { CustomTraining } from '#contract/courses/customTrainings';
import { paths } from '#contract/paths';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { creating, editing } from '~/components/form/useRecordForm.ts';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { useMay } from '~/components/resource/useMay.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useBoostAction } from '~/features/plan/public.ts';
import { customList } from '~/features/trainings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { Editor } from './Editor.tsx';

/** Creates a training from scratch, which partners may do. */
export function NewTrainingPage() {
  const { company } = useSession();
  const mayWrite = useMay('create', 'custom-trainings');
  if (!company.distribution.isPartner) return <Navigate to={paths.home} replace />;
  if (!mayWrite) return <NoPlan />;
  return (
    <CreateBase {...creating} resource="custom-trainings">
      <Editor training={null} />
    </CreateBase>
  );
}

// No cached record: the editor starts from what is saved now.
const queryOptions = { ...editing.queryOptions, gcTime: 0 };

/** Edits the training that `?id=` names. */
export function EditTrainingPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const mayWrite = useMay('edit', 'custom-trainings');
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

/** Replaces the editor for companies whose plan includes no custom trainings. */
function NoPlan() {
  const { t } = useTranslation();
  const { plan } = useSession();
  const boost = useBoostAction();
  const action = (
    <Button variant="contained" color="primary" onClick={boost.show}>
      {t('plans.upgrade')}
    </Button>
  );
  return (
    <>
      <EmptyState
        icon={<Lock size={24} aria-hidden />}
        title={t('customTraining.boost.title')}
        text={t(plan === 'trialEnded' ? 'customTraining.boost.trialEnded' : 'customTraining.boost.free')}
        action={action}
      />
      {boost.dialog}
    </>
  );
}
