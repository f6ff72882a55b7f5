import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import css from './form.module.css';

interface SaveButtonProps {
  children: ReactNode;
  isSaving: boolean;
  /** Why nothing can be saved at the moment; said beside the button. */
  reason?: string | undefined;
  /** Of a button outside its form. */
  onClick?: () => void;
}

/** The button of a form: busy while it saves, and off only with its reason beside it. */
export function SaveButton({ children, isSaving, reason, onClick }: SaveButtonProps) {
  const id = useId();
  return (
    <>
      {reason && (
        <span className={css.help} id={id}>
          {reason}
        </span>
      )}
      <Button
        type={onClick ? 'button' : 'submit'}
        variant="contained"
        color="primary"
        disabled={reason !== undefined}
        loading={isSaving}
        aria-describedby={reason ? id : undefined}
        onClick={onClick}
      >
        {children}
      </Button>
    </>
  );
}
