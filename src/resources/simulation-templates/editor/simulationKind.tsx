import { type SavedSimulationTemplate, simulationTemplates, type SimulationTemplate } from '#contract/simulation/templates';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { type TemplateKind, usePremise } from '~/features/message-editor/public.ts';
import type { Translate } from '~/i18n/translate.ts';
import { addressOf, senderOf, simulationTemplateCalls } from '../calls.ts';
import { LandingStep } from './LandingStep.tsx';
import { SenderStep } from './SenderStep.tsx';
import { Summary } from './Summary.tsx';
import { emptyTemplate, fromTemplate, senderRules, type TemplateForm, templateSchema } from './templateForm.ts';

/** A message of a simulation: its sender has no domain of its own, and it says what its link leads to. */
export const simulationKind: TemplateKind<TemplateForm, SimulationTemplate> = {
  resource: 'simulation-templates',
  draft: 'simulationTemplate',
  calls: simulationTemplateCalls,
  isMailOnly: true,
  senderOf,
  sender: { rules: senderRules, fields: ['language'], Content: SenderStep, addressOf },
  schema: templateSchema,
  empty: emptyTemplate,
  valuesOf: fromTemplate,
  toRequest: ({ language, landingKind }) => ({ language, landingKind }),
  steps: [{ title: 'simulationTemplates.steps.landing', fields: ['landingKind'], Content: LandingStep }],
  Summary,
  noteOn,
  useRating,
};

/** Names and addresses of people may be left of a mail that somebody received. */
function noteOn(saved: SimulationTemplate, t: Translate): string | null {
  const { people = [] } = saved as Partial<SavedSimulationTemplate>;
  return people.length === 0 ? null : t('simulationTemplates.peopleFound', { people: people.join(', ') });
}

function useRating(templateId: string | null) {
  const { data } = useEndpoint(
    simulationTemplates.getDifficulty,
    { params: { simulationTemplateId: templateId ?? '' } },
    { enabled: templateId !== null },
  );
  const store = useAction(simulationTemplates.rateDifficulty);
  return usePremise(data, (id, body) => store.mutateAsync({ params: { simulationTemplateId: id }, body }));
}
