import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
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
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      closeAfterTransition={false}
      slotProps={{ paper: { sx: { width: 760, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <div className={css.dialog}>
        <header>
          <h2 id={titleId} dir="auto">
            {title}
          </h2>
          <IconButton onClick={onClose} aria-label={t('common.close')} edge="end">
            <X size={18} aria-hidden />
          </IconButton>
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
    </Dialog>
  );
}
