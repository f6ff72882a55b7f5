import Button from '@mui/material/Button';
import { ScanSearch } from 'lucide-react';
import { Link } from 'react-router';
import { paths, pathTo } from '#contract/paths';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { formatNumber } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** The way to what nobody has judged yet, while there is something. */
export function ReviewLink({ campaign: { id: campaignId, toReview } }: { campaign: SimulationCampaign }) {
  const { t } = useTranslation();
  if (toReview === 0) return null;
  return (
    <Button component={Link} to={pathTo(paths.simulationReview, { campaignId })} startIcon={<ScanSearch size={16} aria-hidden />}>
      {t('simulation.cards.toReview', { n: formatNumber(toReview) })}
    </Button>
  );
}
