import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Home } from '#contract/home';
import { paths, pathTo } from '#contract/paths';
import { formatNumber, formatPercent } from '~/components/data/format.ts';
import { StatusDot, type Tone, toneColours } from '~/components/data/StatusDot.tsx';
import { useCan } from '~/session/useSession.ts';
import { Card } from '../Card.tsx';

type Part = Exclude<keyof Home['progress'], 'assigned'>;
const parts: readonly { key: Part; tone: Tone }[] = [
  { key: 'completed', tone: 'success' },
  { key: 'inProgress', tone: 'info' },
  { key: 'notStarted', tone: 'neutral' },
  { key: 'overdue', tone: 'warning' },
];
const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** How far people are, and the trainings that run. i18n-keys: home.figures.completed home.figures.inProgress home.figures.notStarted home.figures.overdue */
export function TrainingFigures({ home: { progress, newest, activeTrainings } }: { home: Home }) {
  const { t } = useTranslation();
  const { assigned, completed } = progress;
  return (
    <Card
      title={activeTrainings > 0 ? t('home.figures.title') : t('home.figures.past')}
      aside={activeTrainings > 0 && <Link to={paths.courses}>{t('home.figures.all', { count: activeTrainings })}</Link>}
    >
      {assigned === 0 ? (
        <p className="home-quiet">{t('home.figures.nobody')}</p>
      ) : (
        <div className="home-progress">
          <p className="home-done">
            <strong>{formatPercent(shareOf(completed, assigned))}</strong> {t('home.figures.done', { count: assigned })}
          </p>
          <div className="home-track" aria-hidden>
            {parts.map(({ key, tone }) => (
              <span key={key} style={{ flexGrow: progress[key], background: toneColours[tone] }} />
            ))}
          </div>
          <dl className="home-shares">
            {parts.map(({ key, tone }) => (
              <div key={key}>
                <dt>
                  <StatusDot tone={tone} label={t(`home.figures.${key}`)} />
                </dt>
                <dd>{formatNumber(progress[key])}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {newest.length > 0 && (
        <ul className="home-trainings">
          {newest.map((training) => (
            <TrainingLine key={training.id} training={training} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function TrainingLine({ training: { name, courseId, status, assigned, completed } }: { training: Home['newest'][number] }) {
  const { t } = useTranslation();
  const mayRead = useCan('trainingReports:read');
  const share = shareOf(completed, assigned);
  const state = status === 'running' || status === 'ended' ? formatPercent(share) : t(`home.figures.${status}`);
  const to = pathTo(mayRead ? paths.courseStatistics : paths.coursePreview, { courseId });
  return (
    <li>
      <Link to={to} dir="auto">
        {name}
      </Link>
      <span className="home-quiet">{state}</span>
      <span className="home-track" aria-hidden>
        <span style={{ flexGrow: share, background: toneColours.success }} />
        <span style={{ flexGrow: 1 - share }} />
      </span>
    </li>
  );
}
