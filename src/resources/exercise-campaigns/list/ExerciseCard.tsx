import { Award } from 'lucide-react';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { hasReport } from '#contract/exercise/exerciseStates';
import { scoreText } from '#contract/exercise/score';
import { paths, pathTo } from '#contract/paths';
import type { ReportStatus } from '#contract/reports/reportStatus';
import { assignmentTones } from '#contract/tones';
import { formatNumber, formatPercent } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import {
  CampaignCard,
  CampaignFigures,
  CampaignNote,
  type CampaignState,
  useReportLink,
} from '~/features/campaign-cards/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { writingOf } from '~/report/writing.ts';
import type { ExerciseAction } from './ExerciseDialog.tsx';
import { useExerciseMenu } from './useExerciseMenu.ts';

interface ExerciseCardProps {
  campaign: ExerciseCampaign;
  onAction: (action: ExerciseAction) => void;
}

/** A campaign of exercises as a card. */
export function ExerciseCard({ campaign, onAction }: ExerciseCardProps) {
  const { t } = useTranslation();
  const address = pathTo(paths.exerciseReportUsers, { campaignId: campaign.id });
  const report = useReportLink(address, hasReport(campaign), t('exercise.cards.noReport'));
  return (
    <CampaignCard
      name={campaign.name}
      report={campaign.isOutdated ? null : report}
      state={stateOf(campaign)}
      chips={useChips(campaign)}
      menu={useExerciseMenu(campaign, report, onAction)}
    >
      <Outcome campaign={campaign} />
    </CampaignCard>
  );
}

function stateOf({ status, isNeverLaunched, startedAt }: ExerciseCampaign): CampaignState | null {
  if (status === 'suspended') return { is: 'suspended' };
  if (status === 'scheduled') return { is: 'scheduled', startedAt };
  return isNeverLaunched ? null : { is: 'started', startedAt };
}

/** i18n-keys: exercise.settings.audiences.* */
function useChips({ isOutdated, learners, usersType, daysToComplete, pack, templates }: ExerciseCampaign) {
  const { t } = useTranslation();
  return [
    // Whom an outdated campaign reached is not known any more.
    ...(isOutdated ? [] : [[t('campaigns.cards.learners'), formatNumber(learners)] as const]),
    [t('exercise.cards.assignment'), t(`exercise.settings.audiences.${usersType}`)],
    [t('exercise.cards.days'), formatNumber(daysToComplete)],
    [t('exercise.cards.pack'), pack?.name ?? t('exercise.wizard.customPack')],
    [t('campaigns.cards.templates'), formatNumber(templates)],
  ] as const;
}

function Outcome({ campaign }: { campaign: ExerciseCampaign }) {
  const { t } = useTranslation();
  if (campaign.isOutdated) return <CampaignNote title={t('exercise.cards.delivered')}>{t('exercise.cards.outdated')}</CampaignNote>;
  if (campaign.isNeverLaunched) return <CampaignNote>{t('campaigns.cards.neverLaunched')}</CampaignNote>;
  return campaign.status === 'scheduled' ? null : <Figures campaign={campaign} />;
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
  const certificates = (
    <>
      <Award size={14} aria-hidden /> {t('exercise.cards.golden')}
    </>
  );
  return (
    <CampaignFigures
      figures={[
        { key: 'completion', label: t('exercise.cards.completion'), value: formatPercent(completionOf(assignments)) },
        { key: 'score', label: t('exercise.cards.score'), value: score === null ? '–' : scoreText(score, writingOf(t)) },
        { key: 'golden', label: certificates, value: formatNumber(golden) },
        ...[...shownStatuses, ...rareStatuses.filter(count)].map((status) => ({
          key: status,
          label: <StatusDot tone={assignmentTones[status]} label={t(`exercise.cards.statuses.${status}`)} />,
          value: formatNumber(count(status)),
        })),
      ]}
    />
  );
}
