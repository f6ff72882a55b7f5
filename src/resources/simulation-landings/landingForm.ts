import { z } from 'zod';
import { textLimits } from '#contract/kit/limits';
import type { SimulationLanding } from '#contract/simulation/landings';
import { landingKinds } from '#contract/simulation/states';

const needed = 'simulationTemplates.landings.needed';
const line = z.string().trim().max(textLimits.textMax);
const lines = z.string().trim().max(textLimits.longTextMax);

/** Texts of the other kind stay in the form while somebody looks at both. Messages are locale keys. */
export const landingSchema = z
  .object({
    name: line.min(1, needed),
    kind: z.enum(landingKinds),
    language: z.string(),
    title: line.min(1, needed),
    paragraph: lines.min(1, needed),
    middleText: lines,
    buttonText: line,
    isDefault: z.boolean(),
  })
  .superRefine(({ kind, buttonText }, context) => {
    if (kind === 'continue' && buttonText === '') context.addIssue({ code: 'custom', path: ['buttonText'], message: needed });
  });
export type LandingForm = z.output<typeof landingSchema>;

export const emptyLanding = (language: string): LandingForm => ({
  name: '',
  kind: 'teach',
  language,
  title: '',
  paragraph: '',
  middleText: '',
  buttonText: '',
  isDefault: false,
});

export const toLandingForm = (page: SimulationLanding): LandingForm => ({
  name: page.name,
  kind: page.kind,
  language: page.language,
  title: page.title,
  paragraph: page.paragraph,
  middleText: page.middleText ?? '',
  buttonText: page.buttonText ?? '',
  isDefault: page.companyId !== null && page.isDefault,
});

/** What its kind has. */
export const toLanding = ({ middleText, buttonText, ...form }: LandingForm) => ({
  ...form,
  middleText: form.kind === 'teach' && middleText !== '' ? middleText : null,
  buttonText: form.kind === 'continue' ? buttonText : null,
});
