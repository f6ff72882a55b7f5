import type { PickedVideo } from '#contract/courses/customTrainings';
import { DropArea, FileButton, UploadList, useVideoUploads } from '~/features/uploads/public.ts';
import { useLanguage } from '~/i18n/useLanguage.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import formCss from '~/components/form/form.module.css';
import css from './change.module.css';

/** A video that a month can have. */
export interface Offered {
  key: string;
  name: string;
  seconds: number;
  poster: string | null;
}

interface OwnVideosProps {
  onVideo: (video: PickedVideo) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Takes a video of the company's own. */
export function OwnVideos({ onVideo, onBusy }: OwnVideosProps) {
  const { t } = useTranslation();
  const { code: language } = useLanguage();
  const uploads = useVideoUploads({ language, onVideo, onBusy });
  return (
    <section className={css.part}>
      <h3>{t('monthly.change.uploads')}</h3>
      <DropArea onFiles={uploads.add} className={css.drop}>
        <UploadList uploads={uploads} />
        <FileButton kind="video" label={t('monthly.change.button')} onFiles={uploads.add} />
        <span className={formCss.help}>{t('uploads.video.help')}</span>
      </DropArea>
    </section>
  );
}
