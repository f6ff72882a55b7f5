import { useTranslation } from 'react-i18next';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { Poster } from '~/components/video/Poster.tsx';
import { VideoDialog } from '~/components/video/VideoDialog.tsx';
import { VideoPlayer } from '~/components/video/VideoPlayer.tsx';
import { track } from '~/session/analytics.ts';
import { useSession } from '~/session/useSession.ts';
import { guidesFor } from './guides.ts';
import './guides.css';

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
      <ul className="guides">
        {guides.map(({ key, poster, duration }) => {
          const name = t(`guides.videos.${key}`);
          const play = () => {
            track('guides_video_click', { videoTitle: name });
            opened.open(key);
          };
          return (
            <li key={key} className="guide">
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
