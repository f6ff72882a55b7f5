import Button from '@mui/material/Button';
import { Mails, Settings } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { simulationLimits } from '#contract/simulation/limits';
import { campaignAddress, type CampaignKind, CampaignsPage } from '~/features/campaign-cards/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CreateButton } from './CreateButton.tsx';
import { Notices } from './Notices.tsx';
import { SimulationCard } from './SimulationCard.tsx';
import { type SimulationAction, SimulationDialog } from './SimulationDialog.tsx';
import { isMoving } from './stages.ts';

const { campaignsPageSize } = simulationLimits;

const simulations: CampaignKind<SimulationCampaign, SimulationAction> = {
  resource: 'simulations',
  address: { ...campaignAddress('startDate', campaignsPageSize), pageSizes: [campaignsPageSize] },
  tabs: {
    active: { to: paths.simulationsActive, filter: {} },
    archived: { to: paths.simulationsArchived, filter: { isArchived: true } },
  },
  Card: SimulationCard,
  Dialog: SimulationDialog,
  Begin: CreateButton,
  beginText: 'simulation.list.begin',
  isMoving,
};

/** The phishing simulations of the company, and what keeps them from being sent. */
export function SimulationsPage() {
  const { t } = useTranslation();
  const actions = { menu: <FurtherPages />, action: <CreateButton /> };
  return <CampaignsPage kind={simulations} title={t('shell.nav.simulations')} actions={actions} above={<Notices />} />;
}

/** What all campaigns share. */
function FurtherPages() {
  const { t } = useTranslation();
  return (
    <>
      <Button component={Link} to={paths.simulationTemplates} startIcon={<Mails size={16} aria-hidden />}>
        {t('campaigns.cards.templates')}
      </Button>
      <Button component={Link} to={paths.simulationSettings} startIcon={<Settings size={16} aria-hidden />}>
        {t('campaigns.cards.menu.settings')}
      </Button>
    </>
  );
}
