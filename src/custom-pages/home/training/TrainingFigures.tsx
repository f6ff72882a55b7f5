import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Home } from '#contract/company/home';
import { paths } from '#contract/paths';
import { assignedStatuses, type ReportStatus, statusFigures } from '#contract/reports/reportStatus';
import { assignmentTones } from '#contract/tones';
import { formatNumber, formatPercent } from '~/components/data/format.ts';
import { progressTone } from '~/components/data/progressTone.ts';
import { StatusDot, toneColours } from '~/components/data/StatusDot.tsx';
import { useFiguresAddress } from '~/features/trainings/public.ts';
import { useCan } from '~/session/useSession.ts';
import { Card } from '../Card.tsx';
import { reportOf } from './reportOf.ts';

/** What only campaigns have that no longer run; shown where there is any. */
const ofEnded: ReportStatus = 'not_completed';

/** The parts of what is assigned in the order in which they are shown: what is done first, what needs attention last. */
const shares = assignedStatuses.map((status) => ({ status, total: statusFigures[status], tone: assignmentTones[status] }));

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** How far people are, and the trainings that run. i18n-keys: home.figures.completed home.figures.inProgress home.figures.notStarted home.figures.overdue home.figures.notCompleted */
export function TrainingFigures({ home }: { home: Home }) {
  const { t } = useTranslation();
  const mayReadReports = useCan('reports:read');
  const { progress, newest, activeTrainings, paused } = home;
  const figure = (text: string, status?: ReportStatus) =>
    mayReadReports ? <Link to={reportOf(progress.of, status)}>{text}</Link> : text;
  const { assignedUsers: assigned, completed } = progress;
  const parts = shares.filter(({ status, total }) => status !== ofEnded || progress[total] > 0);
  return (
    <Card
      title={progress.of === 'ended' && assigned > 0 ? t('home.figures.past') : t('home.figures.title')}
      aside={activeTrainings > 0 && <Link to={paths.courses}>{t('home.figures.all', { count: activeTrainings })}</Link>}
    >
      {assigned === 0 && paused === 0 && <p className="home-quiet">{t('home.figures.nobody')}</p>}
      {assigned > 0 && (
        <div className="home-progress">
          <p className="home-done">
            <strong>{figure(formatPercent(shareOf(completed, assigned)))}</strong> {t('home.figures.done', { count: assigned })}
          </p>
          <div className="home-track" aria-hidden>
            {parts.map(({ total, tone }) => (
              <span key={total} style={{ flexGrow: progress[total], background: toneColours[tone] }} />
            ))}
          </div>
          <dl className="home-shares">
            {parts.map(({ total, status, tone }) => (
              <div key={total}>
                <dt>
                  <StatusDot tone={tone} label={t(`home.figures.${total}`)} />
                </dt>
                <dd>{figure(formatNumber(progress[total]), status)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {paused > 0 && (
        <p className="home-quiet">
          {mayReadReports ? (
            <Link to={reportOf('suspended', 'paused')}>{t('home.figures.pausedTasks', { count: paused })}</Link>
          ) : (
            t('home.figures.pausedTasks', { count: paused })
          )}
        </p>
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
  const share = status === 'running' ? shareOf(completed, assigned) : 0;
  const state = status === 'running' || status === 'ended' ? formatPercent(share) : t(`home.figures.${status}`);
  return (
    <li>
      <Link to={toFigures(courseId)} dir="auto">
        {name}
      </Link>
      <span className="home-quiet">{state}</span>
      <span className="home-track" aria-hidden>
        <span style={{ flexGrow: share, background: toneColours[progressTone(share)] }} />
        <span style={{ flexGrow: 1 - share }} />
      </span>
    </li>
  );
}
