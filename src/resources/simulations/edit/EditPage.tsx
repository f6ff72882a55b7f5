import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { EditBase, useRecordContext } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { paths } from '#contract/paths';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { editingWhole } from '~/components/form/useRecordForm.ts';
import { type MailTexts, useNotificationTexts } from '~/features/campaign-settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formOf } from '../form/simulationForm.ts';
import { SimulationWizard } from '../SimulationWizard.tsx';

/** Changes a campaign in the steps that launch one: what is locked is said there. */
export function EditPage() {
  const { t } = useTranslation();
  const { campaignId = '' } = useParams();
  return (
    <EditBase
      {...editingWhole}
      resource="simulations"
      id={campaignId}
      error={<NotFoundState backTo={paths.simulations} backLabel={t('simulationCreate.toList')} />}
    >
      <Loaded />
    </EditBase>
  );
}

function Loaded() {
  const { t } = useTranslation();
  const campaign = useRecordContext<SimulationCampaign>();
  const texts = useNotificationTexts('simulation', null);
  if (!campaign || !texts) return <Skeleton variant="rounded" height={320} aria-label={t('common.loading')} />;
  if (campaign.stage === 'archived') return <Navigate to={paths.simulationsArchived} replace />;
  return <Settings campaign={campaign} texts={texts} />;
}

function Settings({ campaign, texts }: { campaign: SimulationCampaign; texts: MailTexts }) {
  const hasBegun = campaign.stage !== 'draft' && campaign.stage !== 'scheduled';
  const values = useMemo(() => formOf(campaign, texts, hasBegun), [campaign, texts, hasBegun]);
  return <SimulationWizard campaign={campaign} values={values} texts={texts} />;
}
