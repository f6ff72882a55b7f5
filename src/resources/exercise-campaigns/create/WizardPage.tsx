import Skeleton from '@mui/material/Skeleton';
import { useMemo, useState } from 'react';
import { CreateBase } from 'react-admin';
import { useSearchParams } from 'react-router';
import { listPacks, type Pack } from '#contract/exercise/templates';
import { formatEvenDate } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { creating } from '~/components/form/useRecordForm.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { type MailTexts, useNotificationTexts } from '~/features/campaign-settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { newForm } from '../form/exerciseForm.ts';
import { LaunchWizard } from './LaunchWizard.tsx';

/** Launches a campaign of phishing exercises. `?packId=<id>` chooses a pack at the start. */
export function WizardPage() {
  const { t } = useTranslation();
  const texts = useNotificationTexts('exercise', null);
  const { data, error, refetch } = useEndpoint(listPacks, {});
  if (error && !data) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  if (!texts || !data) return <Skeleton variant="rounded" height={320} aria-label={t('common.loading')} />;
  return (
    <CreateBase {...creating} resource="exercise-campaigns">
      <Started packs={data.data} texts={texts} />
    </CreateBase>
  );
}

/** The wizard with its first values, which stay the same while it is open. */
function Started({ packs, texts }: { packs: readonly Pack[]; texts: MailTexts }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [inAddress] = useState(() => params.get('packId'));
  const [now] = useState(() => Date.now());
  const packId = packs.some(({ id }) => id === inAddress) ? (inAddress ?? '') : '';
  const name = t('exercise.wizard.defaultName', { date: formatEvenDate(new Date(now)) });
  const values = useMemo(() => newForm({ packId, name, texts, now }), [packId, name, texts, now]);
  return <LaunchWizard packs={packs} values={values} texts={texts} />;
}
