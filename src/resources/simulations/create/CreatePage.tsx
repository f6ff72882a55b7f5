import Skeleton from '@mui/material/Skeleton';
import { useMemo, useState } from 'react';
import { CreateBase } from 'react-admin';
import { useSearchParams } from 'react-router';
import { formatEvenDate } from '~/components/data/format.ts';
import { creating } from '~/components/form/useRecordForm.ts';
import { timeZone } from '~/features/campaign-rules/public.ts';
import { type MailTexts, useNotificationTexts } from '~/features/campaign-settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { newForm } from '../form/simulationForm.ts';
import { SimulationWizard } from '../SimulationWizard.tsx';

/** Launches a simulation. `?isSmartPhishing=false` chooses a one-time campaign at the start. */
export function CreatePage() {
  const { t } = useTranslation();
  const texts = useNotificationTexts('simulation', null);
  if (!texts) return <Skeleton variant="rounded" height={320} aria-label={t('common.loading')} />;
  return (
    <CreateBase {...creating} resource="simulations">
      <Started texts={texts} />
    </CreateBase>
  );
}

/** The steps with their first values, which stay the same while they are open. */
function Started({ texts }: { texts: MailTexts }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [isSmart] = useState(() => params.get('isSmartPhishing') !== 'false');
  const [now] = useState(() => Date.now());
  const campaignType = isSmart ? 'SMART_PHISHING' : 'ONE_TIME_PHISHING';
  const name = t('simulationCreate.defaultName', { date: formatEvenDate(new Date(now)) });
  const mayShare = useCan('simulations:share');
  const values = useMemo(
    () => newForm({ campaignType, name, texts, timezone: timeZone, now, mayShare }),
    [campaignType, name, texts, now, mayShare],
  );
  return <SimulationWizard values={values} texts={texts} />;
}
