import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths, pathTo } from '#contract/paths';
import { Dialog } from '~/components/overlay/Dialog.tsx';
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
  return (
    <Dialog
      title={t('home.created.title')}
      onClose={onClose}
      actions={
        <>
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
        </>
      }
    >
      {text}
    </Dialog>
  );
}
