import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import css from './form.module.css';

interface SaveButtonProps {
  children: ReactNode;
  isSaving: boolean;
  /** Why saving is impossible at the moment; shown beside the button. */
  reason?: string | undefined;
  /** For a button outside its form. */
  onClick?: () => void;
}

/** The save button of a form: busy while it saves, disabled only with a visible reason. */
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
