import { ShownOnceDialog } from '~/components/overlay/ShownOnceDialog.tsx';
import { CopyField } from './CopyField.tsx';
import formCss from './form.module.css';

interface SecretDialogProps {
  title: string;
  text: string;
  /** Of the field with the secret. */
  label: string;
  value: string;
  /** Words of the button that copies, before and after. */
  copy: string;
  copied: string;
  /** Word of the button that closes. */
  done: string;
  onClose: () => void;
}

/** Shows a new secret once, in a field that copies it. */
export function SecretDialog({ title, text, label, value, copy, copied, done, onClose }: SecretDialogProps) {
  return (
    <ShownOnceDialog title={title} done={done} className={formCss.column} onClose={onClose}>
      <span>{text}</span>
      <CopyField label={label} value={value} copy={copy} copied={copied} autoFocus />
    </ShownOnceDialog>
  );
}
