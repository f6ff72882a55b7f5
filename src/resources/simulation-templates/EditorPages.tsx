import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#contract/paths';
import { TemplateDialog } from '~/features/message-editor/public.ts';
import { simulationKind } from './editor/simulationKind.tsx';

function useLeave(): () => void {
  const navigate = useNavigate();
  return () => void navigate(paths.simulationTemplates, { replace: true });
}

/** Makes a template; with `?copyOf=` it begins as another one. */
export function NewTemplatePage() {
  const leave = useLeave();
  const [search] = useSearchParams();
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
