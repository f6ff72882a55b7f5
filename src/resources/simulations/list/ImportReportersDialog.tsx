import Button from '@mui/material/Button';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { courseLimits } from '#contract/courses/limits';
import type { CallReply } from '#contract/kit/endpoint';
import { email } from '#contract/kit/endpoint';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { simulationLimits } from '#contract/simulation/limits';
import { importReporters, reporterOutcomes } from '#contract/simulation/reporters';
import { checkCsvFile } from '~/components/csv/readCsv.ts';
import { CsvError, type CsvFault } from '~/components/csv/types.ts';
import { formatNumber } from '~/components/data/format.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { SelectField } from '~/components/form/inputs/SelectField.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './simulations.module.css';

const most = simulationLimits.reportersPerFile;
/** The e-mail addresses in a text, whatever stands between them. */
const addressesIn = (text: string): string[] => [
  ...new Set(
    (text.match(/[^\s,;"'<>()[\]:]+@[^\s,;"'<>()[\]:]+/g) ?? [])
      .map((address) => email.safeParse(address).data)
      .filter((address) => address !== undefined),
  ),
];

const schema = z.object({
  round: z.string(),
  text: z
    .string()
    .refine((text) => addressesIn(text).length > 0, 'simulation.reporters.none')
    .refine((text) => addressesIn(text).length <= most, 'simulation.reporters.tooMany'),
});

/** What a file says. Throws CsvError if it cannot be read. */
async function textOf(file: File): Promise<string> {
  const { decodeText, detectEncoding } = await import('~/components/csv/decode.ts');
  checkCsvFile(file, courseLimits.uploadBytes);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decodeText(bytes, detectEncoding(bytes, currentLanguage().code));
}

type Result = CallReply<typeof importReporters>['data'];

/** Notes who reported a round, from what another tool collected, and says what became of each address. */
export function ImportReportersDialog({ campaign, onClose }: { campaign: SimulationCampaign; onClose: () => void }) {
  const { t } = useTranslation();
  const [result, setResult] = useState<Result>();
  const importing = useAction(importReporters);
  const rounds = Array.from({ length: Math.max(1, campaign.roundNumber ?? 1) }, (_, index) => String(index + 1)).toReversed();
  const latest = rounds[0] ?? '1';
  const saving = useSaveForm({
    schema,
    values: useMemo(() => ({ round: latest, text: '' }), [latest]),
    draft: null,
    send: ({ round, text }) =>
      importing.mutateAsync({
        params: { campaignId: campaign.id },
        body: { roundNumber: Number(round), addresses: addressesIn(text) },
      }),
    onSaved: ({ data }) => setResult(data),
  });
  if (result) return <Outcome result={result} onClose={onClose} />;
  return (
    <FormDialog
      saving={saving}
      title={t('simulation.reporters.title', { name: campaign.name })}
      intro={<p>{t('simulation.reporters.text')}</p>}
      confirmLabel={t('simulation.reporters.import')}
      staysOpen
      onClose={onClose}
    >
      {rounds.length > 1 && (
        <SelectField
          name="round"
          label={t('simulation.reporters.round')}
          options={rounds.map((value) => ({ value, label: formatNumber(Number(value)) }))}
        />
      )}
      <TextArea name="text" rows={8} label={t('simulation.reporters.addresses')} isRequired />
      <FileChoice onText={(text) => saving.form.setValue('text', text, { shouldDirty: true, shouldValidate: true })} />
    </FormDialog>
  );
}

/** Puts the text of a file into the field, where it can be read before it is imported. i18n-keys: imports.faults.* */
function FileChoice({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<CsvFault>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      onText(await textOf(file));
      setFault(undefined);
    } catch (error) {
      setFault(error instanceof CsvError ? error.fault : 'parse');
    }
    // Without this, choosing the same file again fires no event.
    target.value = '';
  };
  const label = t('simulation.reporters.file');
  return (
    <div>
      <Button startIcon={<FileUp size={16} aria-hidden />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept=".csv,text/csv" hidden aria-label={label} onChange={(event) => void choose(event)} />
      {fault && <Notice tone="warning">{t(`imports.faults.${fault}`)}</Notice>}
    </div>
  );
}

/** How many addresses came to what; the ones that were not counted by name. i18n-keys: simulation.reporters.outcomes.* */
function Outcome({ result, onClose }: { result: Result; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      title={t('simulation.reporters.result')}
      confirmLabel={t('common.close')}
      cancelLabel={null}
      onConfirm={() => true}
      onClose={onClose}
    >
      <ul className={css.outcomes}>
        {reporterOutcomes.map((outcome) => {
          const rows = result.filter((row) => row.outcome === outcome);
          return (
            rows.length > 0 && (
              <li key={outcome}>
                <strong>{`${t(`simulation.reporters.outcomes.${outcome}`)}: ${formatNumber(rows.length)}`}</strong>
                {outcome !== 'counted' && <bdi dir="ltr">{rows.map(({ address }) => address).join(', ')}</bdi>}
              </li>
            )
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}
