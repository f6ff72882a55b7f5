import { createPortal } from 'react-dom';
import css from './ProgressToast.module.css';

interface Props {
  text: string;
  cancelLabel: string;
  onCancel: () => void;
}

/** Stays for as long as something goes on, and says how far it is. What finished or failed is said by a toast. */
export function ProgressToast({ text, cancelLabel, onCancel }: Props) {
  return createPortal(
    <div className={css.toast} role="status">
      <span className={css.mark} aria-hidden />
      <span>{text}</span>
      <button type="button" onClick={onCancel}>
        {cancelLabel}
      </button>
    </div>,
    document.body,
  );
}
