import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AssignmentStatus } from '#contract/campaignStates';
import type { Home } from '#contract/home';
import { paths } from '#contract/paths';
import { formatNumber, formatPercent } from '~/components/data/format.ts';
import { StatusDot, type Tone, toneColours } from '~/components/data/StatusDot.tsx';
import { useFiguresAddress } from '~/resources/trainings/index.ts';
import { useCan } from '~/session/useSession.ts';
import { Card } from '../Card.tsx';
import { reportOf } from './reportOf.ts';

type Part = Exclude<keyof Home['progress'], 'assigned'>;
const parts: readonly { key: Part; status: AssignmentStatus; tone: Tone }[] = [
  { key: 'completed', status: 'completed', tone: 'success' },
  { key: 'inProgress', status: 'in_progress', tone: 'info' },
  { key: 'notStarted', status: 'not_started', tone: 'neutral' },
  { key: 'overdue', status: 'overdue', tone: 'warning' },
];
const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** How far people are, and the trainings that run. i18n-keys: home.figures.completed home.figures.inProgress home.figures.notStarted home.figures.overdue */
export function TrainingFigures({ home }: { home: Home }) {
  const { t } = useTranslation();
  const mayReadReports = useCan('reports:read');
  const { progress, newest, activeTrainings } = home;
  const figure = (text: string, status?: AssignmentStatus) =>
    mayReadReports ? <Link to={reportOf(home, status)}>{text}</Link> : text;
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
            <strong>{figure(formatPercent(shareOf(completed, assigned)))}</strong> {t('home.figures.done', { count: assigned })}
          </p>
          <div className="home-track" aria-hidden>
            {parts.map(({ key, tone }) => (
              <span key={key} style={{ flexGrow: progress[key], background: toneColours[tone] }} />
            ))}
          </div>
          <dl className="home-shares">
            {parts.map(({ key, status, tone }) => (
              <div key={key}>
                <dt>
                  <StatusDot tone={tone} label={t(`home.figures.${key}`)} />
                </dt>
                <dd>{figure(formatNumber(progress[key]), status)}</dd>
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
  const toFigures = useFiguresAddress();
  const share = shareOf(completed, assigned);
  const state = status === 'running' || status === 'ended' ? formatPercent(share) : t(`home.figures.${status}`);
  return (
    <li>
      <Link to={toFigures(courseId)} dir="auto">
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
