import { track } from '~/browser/analytics.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { Poster, VideoDialog, VideoPlayer } from '~/features/video/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { hasOwnDomain, type Session, useSession } from '~/session/useSession.ts';
import css from './GuidesPage.module.css';

interface Guide {
  key: 'plans' | 'choose' | 'invite' | 'learner';
  url: string;
  poster: string;
  /** Seconds. */
  duration: number;
}

const guide = (key: Guide['key'], duration: number): Guide => ({
  key,
  url: `/media/clips/guide-${key}.webm`,
  poster: `/media/posters/guide-${key}.svg`,
  duration,
});
const guides: readonly Guide[] = [guide('plans', 8), guide('choose', 8), guide('invite', 8), guide('learner', 8)];

/** The guides of a company. The guide about prices is not for companies of another vendor or on their own domain. */
const guidesFor = (session: Session): readonly Guide[] =>
  session.company.integration === 'acronis' || hasOwnDomain(session) ? guides.filter(({ key }) => key !== 'plans') : guides;

/** Short videos about the console; `?video=` opens one. i18n-keys: guides.videos.* */
export function GuidesPage() {
  const { t } = useTranslation();
  const guides = guidesFor(useSession());
  const opened = useOverlayParam('video');
  const playing = guides.find(({ key }) => key === opened.value);
  const title = playing && t(`guides.videos.${playing.key}`);
  return (
    <>
      <PageHeader title={t('guides.title')} text={t('guides.subtitle')} />
      <ul className={css.guides}>
        {guides.map(({ key, poster, duration }) => {
          const name = t(`guides.videos.${key}`);
          const play = () => {
            track('guides_video_click', { videoTitle: name });
            opened.open(key);
          };
          return (
            <li key={key} className={css.guide}>
              <Poster poster={poster} duration={duration} />
              <button type="button" onClick={play} aria-label={t('guides.play', { title: name })}>
                {name}
              </button>
            </li>
          );
        })}
      </ul>
      {playing && title && (
        <VideoDialog
          title={title}
          player={<VideoPlayer url={playing.url} poster={playing.poster} title={title} autoPlay />}
          onClose={opened.close}
        />
      )}
    </>
  );
}
