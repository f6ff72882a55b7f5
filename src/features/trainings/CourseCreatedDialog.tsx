import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths, pathTo } from '#contract/paths';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface CourseCreatedDialogProps {
  course: { id: string; name: string };
  /** The started course, and its start. */
  text: string;
  onClose: () => void;
}

/** After a company's first annual training: links to the place where its progress is shown. */
export function CourseCreatedDialog({ course, text, onClose }: CourseCreatedDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('home.created.title')}</DialogTitle>
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('home.created.skip')}</Button>
        <Button
          variant="contained"
          color="primary"
          autoFocus
          component={Link}
          to={pathTo(paths.courseStatistics, { courseId: course.id })}
        >
          {t('home.created.follow')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
