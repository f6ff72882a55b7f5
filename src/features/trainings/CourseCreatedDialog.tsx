import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useFiguresAddress } from './addresses.ts';

export type CreatedText =
  | 'home.created.text'
  | 'campaigns.created.planned'
  | 'campaigns.created.chosenPlanned'
  | 'campaigns.created.chosen';

interface CourseCreatedDialogProps {
  course: { id: string; name: string };
  /** What says which course has started, and when. */
  text: CreatedText;
  onClose: () => void;
}

/** After a company's first annual training: offers a video a month, and links to the place where the training's progress is shown. */
export function CourseCreatedDialog({ course, text, onClose }: CourseCreatedDialogProps) {
  const { t } = useTranslation();
  const toFigures = useFiguresAddress();
  return (
    <Dialog
      title={t('home.created.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('home.created.skip')}</Button>
          <Button variant="contained" color="primary" autoFocus component={Link} to={paths.calendarPreview} onClick={onClose}>
            {t('home.created.addVideos')}
          </Button>
        </>
      }
    >
      {t(text, { course: course.name }) + textGap()}
      <Link to={toFigures(course.id)} onClick={onClose}>
        {t('home.created.follow')}
      </Link>
    </Dialog>
  );
}
