import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { Template } from '#contract/exercise/templates';
import { paths } from '#contract/paths';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { TemplateDialog } from '~/features/message-editor/public.ts';
import { simulationKind } from './editor/simulationKind.tsx';
import { fromExercise } from './fromExercise.ts';

function useLeave(): () => void {
  const navigate = useNavigate();
  return () => void navigate(paths.simulationTemplates, { replace: true });
}

/** Makes a template; with `?copyOf=` it begins as another one, with `?fromExercise=` as the message of an exercise. */
export function NewTemplatePage() {
  const leave = useLeave();
  const [search] = useSearchParams();
  const exercise = search.get('fromExercise');
  if (exercise !== null) return <FromExercise exerciseTemplateId={exercise} onLeave={leave} />;
  return (
    <TemplateDialog
      kind={simulationKind}
      templateId={null}
      copyOf={search.get('copyOf') ?? undefined}
      onClose={leave}
      onSaved={leave}
    />
  );
}

function FromExercise({ exerciseTemplateId: templateId, onLeave }: { exerciseTemplateId: string; onLeave: () => void }) {
  const { data, error } = useGetOne<Template>('exercise-templates', { id: templateId, meta: { whole: true } });
  const begins = useMemo(() => (data?.html === undefined ? undefined : fromExercise(data)), [data]);
  if (error) return <ErrorAlert error={error} />;
  return begins ? (
    <TemplateDialog kind={simulationKind} templateId={null} begins={begins} onClose={onLeave} onSaved={onLeave} />
  ) : null;
}

/** Changes the template that `?id=` names. */
export function EditTemplatePage() {
  const leave = useLeave();
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? (
    <TemplateDialog kind={simulationKind} templateId={id} onClose={leave} onSaved={leave} />
  ) : (
    <Navigate to={paths.simulationTemplates} replace />
  );
}
