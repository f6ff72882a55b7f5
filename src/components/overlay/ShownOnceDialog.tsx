import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

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
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} closeAfterTransition={false}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className={className}>{children}</DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" onClick={onClose}>
          {done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
