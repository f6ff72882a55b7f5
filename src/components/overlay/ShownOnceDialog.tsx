import Button from '@mui/material/Button';
import { type ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

interface ShownOnceDialogProps {
  title: ReactNode;
  /** Label of the button: the person says that they have stored it. */
  done: string;
  /** Of the content. */
  className?: string | undefined;
  children: ReactNode;
  onClose: () => void;
}

/** Shows a secret that nothing can show again, so it closes by its button only: not by Escape, nor by a click beside it. */
export function ShownOnceDialog({ title, done, className, children, onClose }: ShownOnceDialogProps) {
  return (
    <Dialog
      title={title}
      closeAfterTransition={false}
      contentClass={className}
      actions={
        <Button variant="contained" color="primary" onClick={onClose}>
          {done}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
