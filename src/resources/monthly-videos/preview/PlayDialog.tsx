import type { Month } from '#contract/monthly/videos';
import { LockedVideo, VideoDialog, VideoPlayer } from '~/features/video/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { lengthText, monthName } from '../when.ts';
import css from './preview.module.css';

/** The video of a month, and what people read beside it. */
export function PlayDialog({ month, onClose }: { month: Month; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, name, url, poster, seconds, advice } = month;
  const facts = [monthName(id), lengthText(seconds)].join(' · ');
  return (
    <VideoDialog
      title={name}
      facts={facts}
      player={url === null ? <LockedVideo /> : <VideoPlayer url={url} poster={poster} title={name} autoPlay />}
      onClose={onClose}
    >
      {advice && (
        <section className={css.advice} aria-label={t('monthly.play.advice')}>
          <p dir="auto">{advice.sentences.join(' ')}</p>
          <h3>{t('monthly.play.tips')}</h3>
          <ul>
            {advice.tips.map((tip) => (
              <li key={tip} dir="auto">
                {tip}
              </li>
            ))}
          </ul>
        </section>
      )}
    </VideoDialog>
  );
}
