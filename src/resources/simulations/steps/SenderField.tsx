import { useWatch } from 'react-hook-form';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SimulationForm } from '../form/simulationForm.ts';
import { usePreflight } from '../form/usePreflight.ts';
import { SenderLine } from '../review/SenderLine.tsx';

/** The domain of the sender’s address, and how a mail of the campaign arrives. */
export function SenderField({ campaignId }: { campaignId: string | null }) {
  const { t } = useTranslation();
  const fromDomain = useWatch<SimulationForm, 'fromDomain'>({ name: 'fromDomain' });
  const { preflight } = usePreflight(campaignId);
  const isRefused = preflight?.refusals.some(({ code }) => code === 'sender_domain_needed');
  return (
    <>
      {(preflight?.way?.email ?? null) === null || fromDomain !== '' ? (
        <TextInput
          name="fromDomain"
          label={t('simulationCreate.domain')}
          help={t('simulationCreate.domainHelp')}
          placeholder={preflight?.way?.domain ?? ''}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="off"
        />
      ) : null}
      {preflight && <SenderLine preflight={preflight} />}
      <Notice tone="warning">{isRefused && t('errors.sender_domain_needed')}</Notice>
    </>
  );
}
