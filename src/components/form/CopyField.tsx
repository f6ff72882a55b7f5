import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useToast } from '../feedback/useToast.ts';
import css from './CopyField.module.css';

/** Copies a text. Over plain HTTP browsers have no clipboard API, only copying of the selection. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}

interface CopyFieldProps {
  label: string;
  value: string;
  /** The text of the button, and the message once the value was copied. */
  copy: string;
  copied: string;
  icon?: ReactNode;
  autoFocus?: boolean;
}

/** A text to read and select, with a button that copies it. */
export function CopyField({ label, value, copy, copied, icon = <Copy size={16} aria-hidden />, autoFocus }: CopyFieldProps) {
  const toast = useToast();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const run = async () => {
    if (await copyText(value, field.current)) toast.success(copied);
  };
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input ref={field} id={id} dir="ltr" readOnly value={value} onFocus={(event) => event.target.select()} />
        <Button startIcon={icon} autoFocus={autoFocus} onClick={() => void run()}>
          {copy}
        </Button>
      </div>
    </div>
  );
}
