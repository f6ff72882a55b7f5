import { z } from 'zod';
import { hasOnly, messagePlaceholders, senderPlaceholders } from '#contract/simulation/placeholders';
import { landingKinds } from '#contract/simulation/states';
import { senderLocalPattern, type SimulationTemplate } from '#contract/simulation/templates';
import { type LanguageCode, languages } from '#locales/languages.ts';
import { checkMessage, emptyMessage, messageShape, messageValues, type SenderRules } from '~/features/message-editor/public.ts';
import { senderOf } from '../calls.ts';

/** Messages are keys of the locales. i18n-keys: simulationTemplates.errors.* */
const say = (name: string) => `simulationTemplates.errors.${name}`;

/** A name in which only the company can be filled in, and what stands before the @. */
export const senderRules: SenderRules = {
  isName: (text) => hasOnly(senderPlaceholders, text) && !/[\p{Cc}<>"]/u.test(text),
  isAddress: (text) => senderLocalPattern.test(text.toLowerCase()),
};

const codes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];
const fields = z.object({
  ...messageShape,
  subject: messageShape.subject.refine((text) => hasOnly(messagePlaceholders, text), say('placeholders')),
  html: messageShape.html.refine((html) => hasOnly(messagePlaceholders, html), say('placeholders')),
  language: z.enum(codes),
  landingKind: z.enum(landingKinds),
});
export type TemplateForm = z.input<typeof fields>;
export const templateSchema = fields.superRefine(checkMessage(senderRules));

export const emptyTemplate = (): TemplateForm => ({ ...emptyMessage('EMAIL'), language: 'en', landingKind: 'teach' });

export const fromTemplate = (template: SimulationTemplate): TemplateForm => ({
  ...messageValues(template, senderOf(template)),
  language: codes.find((code) => code === template.language) ?? 'en',
  landingKind: template.landingKind,
});
