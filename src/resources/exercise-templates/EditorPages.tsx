import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#contract/paths';
import { TemplateEditor } from './dialogs.tsx';

/** Leads to where templates are chosen. */
function useLeave(): () => void {
  const navigate = useNavigate();
  return () => void navigate(paths.newExercise, { replace: true });
}

/** Makes a template. */
export function NewTemplatePage() {
  const leave = useLeave();
  return <TemplateEditor templateId={null} onClose={leave} onSaved={leave} />;
}

/** Changes the template that `?id=` names. */
export function EditTemplatePage() {
  const leave = useLeave();
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <TemplateEditor templateId={id} onClose={leave} onSaved={leave} /> : <Navigate to={paths.newExercise} replace />;
}
