import './progressToast.css';
import { createPortal } from 'react-dom';

interface Props {
  text: string;
  /** From 0 to 1; where it is known, a bar shows it. */
  share?: number | undefined;
  cancelLabel: string;
  onCancel: () => void;
}

/** Stays for as long as something goes on, and says how far it is. What finished or failed is said by a toast. */
export function ProgressToast({ text, share, cancelLabel, onCancel }: Props) {
  return createPortal(
    <div className="progress-toast" role="status">
      {share === undefined ? (
        <span className="progress-toast-mark" aria-hidden />
      ) : (
        <progress className="progress-toast-bar" aria-label={text} value={share} />
      )}
      <span>{text}</span>
      <button type="button" onClick={onCancel}>
        {cancelLabel}
      </button>
    </div>,
    document.body,
  );
}
