import { pathTo } from '#contract/paths';
import { definePage, type Page } from '../../landing/page.ts';
import { dayOf, type Learner, learner, learnPaths, type LearnerVisit, TaskTop } from '../learnerPages/public.ts';
import { videoActions } from './actions.ts';
import { readVideo, type ShownVideo } from './readVideo.ts';

interface Props {
  visit: LearnerVisit;
  data: ShownVideo;
}

/** The video of a month, what it is about, and what to do about it. */
const videoPage = definePage<Learner, ShownVideo>({
  path: learnPaths.video,
  door: learner,
  read: readVideo,
  title: ({ name }) => name,
  missing: { title: 'learnerVideo.missing.title', text: 'learnerVideo.missing.text' },
  Content: (props) => (
    <>
      <TaskTop visit={props.visit} isPreview={props.data.isPreview} />
      <VideoHead {...props} />
      {canBePlayed(props.data) ? <Player {...props} /> : <NotOpen {...props} />}
      {props.data.tips.length > 0 && <Advice {...props} />}
    </>
  ),
  actions: videoActions,
});

export const learnerVideoPages: readonly Page[] = [videoPage];

/** Who has watched it can watch it again after its campaign. */
const canBePlayed = ({ campaignStatus, completedAt }: ShownVideo): boolean => campaignStatus === 'running' || completedAt !== null;

/** A month as `2027-01`, in words. */
const monthIn = (month: string, { language }: LearnerVisit): string =>
  new Intl.DateTimeFormat(language.code, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`));

function VideoHead({ visit, data }: Props) {
  const { t } = visit;
  const { name, month, status, dueAt, completedAt, campaignStatus, isPreview } = data;
  const isLate = status === 'overdue';
  return (
    <header className="video-head">
      <h1 dir="auto">{name}</h1>
      <p className="landing-quiet">
        {t('learnerVideo.month', { month: monthIn(month, visit) })}
        {!completedAt && campaignStatus === 'running' && !isPreview && (
          <>
            {' · '}
            <span data-late={isLate || undefined}>
              {t(isLate ? 'learn.tasks.wasDue' : 'learn.tasks.due', { date: dayOf(dueAt, visit) })}
            </span>
          </>
        )}
      </p>
      {completedAt && (
        <p className="policy-done" role="status">
          {t('learnerVideo.watched', { date: dayOf(completedAt, visit) })}
        </p>
      )}
    </header>
  );
}

const NotOpen = ({ visit: { t }, data: { campaignStatus } }: Props) => (
  <p className="landing-card video-closed">
    {t(campaignStatus === 'suspended' ? 'learn.tasks.waitingText' : 'learnerVideo.ended')}
  </p>
);

/** A length as `0:09`. */
const lengthOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** `src/landing/courseVideo.ts` says how far it has played. */
function Player({ visit, data }: Props) {
  const { t, to } = visit;
  const { eventId, name, url, poster, seconds, completedAt } = data;
  const at = pathTo(learnPaths.video, { campaignId: eventId });
  const isOpen = !completedAt;
  return (
    <section className="landing-card course-screen">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Clips of the library have no words; uploads have no captions yet. */}
      <video
        src={url}
        poster={poster ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
        data-course-video={`${visit.visitor.userId} ${eventId}`}
        data-watching={isOpen ? to(`${at}/watching`) : undefined}
      >
        <a href={url}>{t('scorm.video')}</a>
      </video>
      <div className="course-under">
        <p className="landing-quiet">{t('learnerVideo.length', { time: lengthOf(seconds) })}</p>
        {isOpen && (
          <form method="post" action={to(`${at}/watched`)}>
            <button className="landing-button" type="submit" data-after-video>
              {t('learnerCourse.watched')}
            </button>
          </form>
        )}
      </div>
    </section>
  );
}

const Advice = ({ visit: { t }, data: { sentences, tips } }: Props) => (
  <section className="landing-card video-advice">
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <h2>{t('learnerVideo.tips')}</h2>
    <ul>
      {tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </section>
);
