import { Link } from 'react-router';
import type { Home } from '#contract/company/home';
import { panelLimits } from '#contract/panel';
import { paths } from '#contract/paths';
import { type ReportStatus, reportStatuses, statusFigures, usualCampaignStatuses } from '#contract/reports/reportStatus';
import { assignmentTones } from '#contract/tones';
import { formatNumber, formatPercent } from '~/components/data/format.ts';
import type { Tone } from '#contract/tones';
import { StatusDot, toneColours } from '~/components/data/StatusDot.tsx';
import { useFiguresAddress } from '~/features/trainings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { Card } from '../Card.tsx';
import figureLinkCss from '~/components/data/figureLink.module.css';
import homeCardCss from '../homeCard.module.css';
import css from './TrainingFigures.module.css';

/** The URL of the report behind the figures of the home page, for campaigns in the same state: a status alone asks about all campaigns. */
function reportOf(state: Home['progress']['of'], status?: ReportStatus): string {
  const isUsual = !status && usualCampaignStatuses.some((usual) => usual === state);
  const query = new URLSearchParams(isUsual ? [] : [['campaignStatuses', state]]);
  if (status) query.append('statuses', status);
  const search = query.toString();
  return search ? `${paths.trainingReport}?${search}` : paths.trainingReport;
}

/** The statuses that only ended and suspended campaigns have; shown if their count is not 0. */
const rare: readonly ReportStatus[] = ['not_completed', 'paused'];

/** The statuses of assigned work in display order: completed first, the ones that need attention last. */
const shares = reportStatuses.map((status) => ({ status, total: statusFigures[status], tone: assignmentTones[status] }));

const shareOf = (part: number, total: number) => (total === 0 ? 0 : part / total);

/** The progress of people, and the running trainings. i18n-keys: home.figures.completed home.figures.inProgress home.figures.notStarted home.figures.overdue home.figures.notCompleted home.figures.paused */
export function TrainingFigures({ home }: { home: Home }) {
  const { t } = useTranslation();
  const mayReadReports = useCan('reports:read');
  const { progress, newest, activeTrainings, activeExercises, activePhishing, paused } = home;
  const figure = (text: string, status?: ReportStatus) =>
    mayReadReports ? (
      <Link className={figureLinkCss.link} to={reportOf(progress.of, status)}>
        {text}
      </Link>
    ) : (
      text
    );
  const { assignedUsers: assigned, completed } = progress;
  const parts = shares.filter(({ status, total }) => !rare.includes(status) || progress[total] > 0);
  return (
    <Card
      title={progress.of === 'ended' && assigned > 0 ? t('home.figures.past') : t('home.figures.title')}
      aside={activeTrainings > 0 && <Link to={paths.courses}>{t('home.figures.all', { count: activeTrainings })}</Link>}
    >
      {assigned === 0 && paused === 0 && <p className={homeCardCss.quiet}>{t('home.figures.nobody')}</p>}
      {assigned > 0 && (
        <div className={css.progress}>
          <p className={css.done}>
            <strong>{figure(formatPercent(shareOf(completed, assigned)))}</strong> {t('home.figures.done', { count: assigned })}
          </p>
          <div className={css.track} aria-hidden>
            {parts.map(({ total, tone }) => (
              <span key={total} style={{ flexGrow: progress[total], background: toneColours[tone] }} />
            ))}
          </div>
          <dl className={css.shares}>
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
      {paused > 0 && progress.of !== 'suspended' && (
        <p className={homeCardCss.quiet}>
          {mayReadReports ? (
            <Link to={reportOf('suspended', 'paused')}>{t('home.figures.pausedTasks', { count: paused })}</Link>
          ) : (
            t('home.figures.pausedTasks', { count: paused })
          )}
        </p>
      )}
      {newest.length > 0 && (
        <ul className={css.trainings}>
          {newest.map((training) => (
            <TrainingLine key={training.id} training={training} />
          ))}
        </ul>
      )}
      {activeExercises > 0 && (
        <p className={homeCardCss.quiet}>
          <Link to={paths.exercisesActive}>{t('home.figures.exercises', { count: activeExercises })}</Link>
        </p>
      )}
      {activePhishing > 0 && (
        <p className={homeCardCss.quiet}>
          <Link to={paths.simulationsActive}>{t('home.figures.simulations', { n: formatNumber(activePhishing) })}</Link>
        </p>
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
      <span className={homeCardCss.quiet}>{state}</span>
      <span className={css.track} aria-hidden>
        <span style={{ flexGrow: share, background: toneColours[progressTone(share)] }} />
        <span style={{ flexGrow: 1 - share }} />
      </span>
    </li>
  );
}

/** The colour of a progress from 0 to 1: low, average or perfect. */
function progressTone(share: number): Tone {
  const { low, average } = panelLimits.progress;
  if (share * 100 < low) return 'danger';
  return share * 100 < average ? 'warning' : 'success';
}
