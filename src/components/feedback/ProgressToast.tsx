import { createPortal } from 'react-dom';
import css from './ProgressToast.module.css';

interface Props {
  text: string;
  cancelLabel: string;
  onCancel: () => void;
}

/** A toast with the progress of running work. Results and failures have toasts of their own. */
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
