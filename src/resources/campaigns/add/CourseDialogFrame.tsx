import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '~/components/list/column.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import '../course.css';

interface CourseDialogFrameProps {
  title: string;
  actions?: readonly RowAction[];
  onClose: () => void;
  /** True where the frame only takes the place of one that was there already. */
  isContinued?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

const paperSx = {
  width: 'min(1120px, 100%)',
  maxWidth: 'none',
  height: 'calc(100dvh - 32px)',
  maxHeight: 'none',
  '@media (width < 600px)': { margin: 0, height: '100dvh', borderRadius: 0, border: 0 },
};

/** The dialog as high as the window: title, menu and close button above, what belongs to the step below. */
export function CourseDialogFrame({ title, actions = [], onClose, isContinued, footer, children }: CourseDialogFrameProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      {...(isContinued && { transitionDuration: 0 })}
      slotProps={{ paper: { sx: paperSx } }}
    >
      <header className="course-dialog-head">
        <h2 id={titleId}>
          <bdi>{title}</bdi>
        </h2>
        {actions.length > 0 && <MoreMenu actions={actions} />}
        <IconButton onClick={onClose} aria-label={t('common.close')} edge="end">
          <X size={18} aria-hidden />
        </IconButton>
      </header>
      <div className="course-dialog-body">{children}</div>
      {footer && <footer className="course-dialog-foot">{footer}</footer>}
    </Dialog>
  );
}
