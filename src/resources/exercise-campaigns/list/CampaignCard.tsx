import Button from '@mui/material/Button';
import { Award } from 'lucide-react';
import { Link } from 'react-router';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { scoreText } from '#contract/exercise/score';
import type { ReportStatus } from '#contract/reports/reportStatus';
import { assignmentTones } from '#contract/tones';
import { formatDate, formatNumber, formatPercent } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { useUpgrade } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { writingOf } from '~/report/writing.ts';
import { type CampaignAction, CampaignMenu } from './CampaignMenu.tsx';
import { useStartsIn } from './useStartsIn.ts';
import { useToReport } from './useToReport.ts';
import cardCss from '~/components/page/card.module.css';
import css from './exercises.module.css';

interface CampaignCardProps {
  campaign: ExerciseCampaign;
  onAction: (action: CampaignAction) => void;
}

/** A campaign as a card: its settings as chips, and how far its people are. The name leads to the report. */
export function CampaignCard({ campaign, onAction }: CampaignCardProps) {
  const toReport = useToReport(campaign);
  return (
    <li className={`${cardCss.card} ${css.campaign}`}>
      <div className={css.title}>
        <h3>
          {campaign.isOutdated ? (
            <bdi>{campaign.name}</bdi>
          ) : (
            <Link to={toReport.address} onClick={toReport.onClick} dir="auto">
              {campaign.name}
            </Link>
          )}
        </h3>
        <State campaign={campaign} />
        <CampaignMenu campaign={campaign} onAction={onAction} />
      </div>
      <Chips campaign={campaign} />
      <Outcome campaign={campaign} />
    </li>
  );
}

/** How far its people are; or why there is nothing to count. */
function Outcome({ campaign }: { campaign: ExerciseCampaign }) {
  const { t } = useTranslation();
  if (campaign.isOutdated) {
    return (
      <div className={css.note}>
        <b>{t('exercise.cards.delivered')}</b>
        <p>{t('exercise.cards.outdated')}</p>
      </div>
    );
  }
  if (campaign.isNeverLaunched) return <p className={css.note}>{t('exercise.cards.neverLaunched')}</p>;
  return campaign.status === 'scheduled' ? null : <Figures campaign={campaign} />;
}

/** A start that lies ahead, a suspension with the way out of it, or the day of the start. */
function State({ campaign }: { campaign: ExerciseCampaign }) {
  const { t } = useTranslation();
  const { upgrade, dialog } = useUpgrade();
  const startsIn = useStartsIn(campaign.startedAt);
  if (campaign.status === 'suspended') {
    return (
      <>
        <span className={css.chip} data-tone="warning">
          {t('exercise.cards.suspended')}
        </span>
        <Button size="small" onClick={upgrade}>
          {t('exercise.cards.upgrade')}
        </Button>
        {dialog}
      </>
    );
  }
  if (campaign.status === 'scheduled') {
    return (
      <span className={css.chip} data-tone="accent" role="timer">
        {t('exercise.cards.startsIn', { time: startsIn })}
      </span>
    );
  }
  if (campaign.isNeverLaunched) return null;
  return <span className={css.day}>{t('exercise.cards.started', { date: formatDate(campaign.startedAt) })}</span>;
}

/** i18n-keys: exercise.settings.audiences.* */
function Chips({ campaign }: { campaign: ExerciseCampaign }) {
  const { t } = useTranslation();
  const chips = [
    // Whom an outdated campaign reached is not known any more.
    ...(campaign.isOutdated ? [] : [[t('exercise.cards.learners'), formatNumber(campaign.learners)] as const]),
    [t('exercise.cards.assignment'), t(`exercise.settings.audiences.${campaign.usersType}`)],
    [t('exercise.cards.days'), formatNumber(campaign.daysToComplete)],
    [t('exercise.cards.pack'), campaign.pack?.name ?? t('exercise.wizard.customPack')],
    [t('exercise.cards.templates'), formatNumber(campaign.templates)],
  ] as const;
  return (
    <dl className={css.chips}>
      {chips.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The share of a campaign's people who completed it, from 0 to 1; 0 for a campaign without people. */
const completionOf = ({ total, completed }: ExerciseCampaign['assignments']): number => (total > 0 ? completed / total : 0);

/** i18n-keys: exercise.cards.statuses.* */
const shownStatuses = ['completed', 'in_progress', 'not_started', 'overdue'] as const satisfies readonly ReportStatus[];
/** What only archived and suspended campaigns have. */
const rareStatuses = ['not_completed', 'paused'] as const satisfies readonly ReportStatus[];

function Figures({ campaign }: { campaign: ExerciseCampaign }) {
  const { t } = useTranslation();
  const { assignments, score, goldenCertificatesCount: golden } = campaign;
  const count = (status: ReportStatus) => assignments.statuses.find(({ name }) => name === status)?.count ?? 0;
  return (
    <dl className={css.figures}>
      <div>
        <dt>{t('exercise.cards.completion')}</dt>
        <dd>{formatPercent(completionOf(assignments))}</dd>
      </div>
      <div>
        <dt>{t('exercise.cards.score')}</dt>
        <dd>{score === null ? '–' : scoreText(score, writingOf(t))}</dd>
      </div>
      <div>
        <dt>
          <Award size={14} aria-hidden /> {t('exercise.cards.golden')}
        </dt>
        <dd>{formatNumber(golden)}</dd>
      </div>
      {[...shownStatuses, ...rareStatuses.filter(count)].map((status) => (
        <div key={status}>
          <dt>
            <StatusDot tone={assignmentTones[status]} label={t(`exercise.cards.statuses.${status}`)} />
          </dt>
          <dd>{formatNumber(count(status))}</dd>
        </div>
      ))}
    </dl>
  );
}
