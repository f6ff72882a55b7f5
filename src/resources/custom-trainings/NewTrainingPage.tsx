import { CreateBase } from 'react-admin';
import { Navigate } from 'react-router';
import { paths } from '#contract/paths';
import { creating } from '~/components/form/useRecordForm.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { Editor } from './Editor.tsx';
import { NoPlan } from './NoPlan.tsx';

/** A training from nothing, which partners may make. */
export function NewTrainingPage() {
  const { company } = useSession();
  const mayWrite = useCan('customTraining:write');
  if (!company.distribution.isPartner) return <Navigate to={paths.home} replace />;
  if (!mayWrite) return <NoPlan />;
  return (
    <CreateBase {...creating} resource="custom-trainings">
      <Editor training={null} />
    </CreateBase>
  );
}
