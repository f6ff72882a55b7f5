import { type ReactNode } from 'react';
import { Cross, DialogFrame } from '~/components/overlay/Dialog.tsx';
import css from './VideoDialog.module.css';

interface VideoDialogProps {
  title: string;
  /** Small text under the title: category and length. */
  facts?: ReactNode;
  /** The player, or its replacement. */
  player: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Content below the player, such as sharing and courses. */
  children?: ReactNode;
  onClose: () => void;
}

/** A video in a dialog. Open while it is mounted. */
export function VideoDialog({ title, facts, player, actions, children, onClose }: VideoDialogProps) {
  return (
    <DialogFrame
      title={(id) => (
        <div className={css.dialog}>
          <header>
            <h2 id={id} dir="auto">
              {title}
            </h2>
            <Cross onClose={onClose} />
          </header>
          {player}
          {(facts || actions) && (
            <div className={css.line}>
              <span className={css.facts}>{facts}</span>
              {actions}
            </div>
          )}
          {children}
        </div>
      )}
      onClose={onClose}
      closeAfterTransition={false}
      slotProps={{ paper: { sx: { width: 760, maxWidth: 'calc(100vw - 32px)' } } }}
    />
  );
}
