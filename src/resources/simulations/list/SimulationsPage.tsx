import { Archive, Fish } from 'lucide-react';
import { paths } from '#contract/paths';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { simulationLimits } from '#contract/simulation/limits';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { campaignAddress, type CampaignKind, CampaignsPage, type CampaignTab } from '~/features/campaign-cards/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { SimulationCard } from './SimulationCard.tsx';

const simulations: CampaignKind<SimulationCampaign, never> = {
  resource: 'simulations',
  address: campaignAddress('startDate', simulationLimits.campaignsPageSize),
  tabsTitle: 'exercise.landing.tabs.title',
  tabs: {
    active: { to: paths.simulationsActive, label: 'exercise.landing.tabs.active', filter: {} },
    archived: { to: paths.simulationsArchived, label: 'exercise.landing.tabs.archived', filter: { isArchived: true } },
  },
  Card: SimulationCard,
  Dialog: () => null,
  Empty: NoSimulations,
};

/** The phishing simulations of the company. */
export function SimulationsPage() {
  const { t } = useTranslation();
  return <CampaignsPage kind={simulations} title={t('shell.nav.simulations')} />;
}

function NoSimulations({ tab }: { tab: CampaignTab }) {
  const { t } = useTranslation();
  if (tab === 'archived') return <EmptyState icon={<Archive size={22} />} title={t('exercise.landing.noArchived')} />;
  return <EmptyState icon={<Fish size={22} />} title={t('exercise.landing.noActive')} />;
}
