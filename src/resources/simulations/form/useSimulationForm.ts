import { useMemo } from 'react';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import { useRevalidated } from '~/components/form/useRevalidated.ts';
import type { MailTexts } from '~/features/campaign-settings/public.ts';
import { bodyOf, type SimulationField, type SimulationForm, simulationSchema } from './simulationForm.ts';

interface Options {
  /** The campaign that is changed; absent: a new one. */
  campaign?: SimulationCampaign;
  /** The saved values. Must be memoised. */
  values: SimulationForm;
  /** The default texts of the mail to those who were phished. */
  texts: MailTexts;
  onSaved: (saved: SimulationCampaign) => unknown;
  onRefused: (field?: SimulationField) => void;
}

/** The form that launches a campaign or changes one, inside react-admin's CreateBase or EditBase. */
export function useSimulationForm({ campaign, values, texts, onSaved, onRefused }: Options) {
  const schema = useMemo(() => simulationSchema(Date.now), []);
  const saving = useRecordForm({
    schema,
    values,
    draft: `simulation ${campaign?.id ?? 'new'}`,
    mode: 'onChange',
    toRequest: (form) => bodyOf(form, texts),
    onSaved,
    onRefused,
  });
  useRevalidated(saving.form, { startHour: 'endHour', timezone: 'selectedDate' });
  return { ...saving, schema };
}
