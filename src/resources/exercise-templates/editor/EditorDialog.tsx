import { TemplateDialog } from '~/features/message-editor/public.ts';
import { exerciseKind } from './exerciseKind.tsx';

export interface EditorProps {
  /** Null makes a new template, which begins with the choice of its type. */
  templateId: string | null;
  /** The template whose copy a new one begins as. */
  copyOf?: string;
  onClose: () => void;
  onSaved: (templateId: string) => void;
}

/** Makes or changes a message of an exercise. */
export const EditorDialog = (props: EditorProps) => <TemplateDialog kind={exerciseKind} {...props} />;
