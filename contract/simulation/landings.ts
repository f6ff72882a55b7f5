import { z } from 'zod';
import { at, endpoint, id, languageCode, many, nothing, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { dataReply, wrapped } from '../kit/replies.ts';
import { pageShape } from '../reports/reportQuery.ts';
import { simulationBase } from './paths.ts';
import { landingKinds } from './states.ts';

const base = '/rest/v1/company/{companyId}/simulation-landings';
const one = `${base}/{landingId}` as const;

/** Plain text, in lines. */
const lines = z
  .string()
  .trim()
  .min(1)
  .max(textLimits.longTextMax)
  .regex(/^(?:[^\p{Cc}]|\n)*$/u);

const texts = {
  name: text(),
  kind: z.enum(landingKinds),
  language: languageCode,
  title: text(),
  paragraph: lines,
  /** Of one that teaches, before the message. */
  middleText: lines.nullable(),
  /** Of one that continues: its one button. */
  buttonText: text().nullable(),
  /** Shown for its kind to people who read its language, unless a campaign has another one. */
  isDefault: z.boolean(),
};

/** The texts of a page to which the link of a simulation leads; of the library without a company. */
export const simulationLanding = z.object({ ...texts, id, companyId: id.nullable(), createdAt: at, updatedAt: at });
export type SimulationLanding = z.input<typeof simulationLanding>;

const body = z.object(texts).superRefine(({ kind, middleText, buttonText }, context) => {
  if ((kind === 'continue') !== (buttonText !== null))
    context.addIssue({ code: 'custom', path: ['buttonText'], message: 'A page that continues has a button, and no other' });
  if (kind === 'continue' && middleText !== null)
    context.addIssue({ code: 'custom', path: ['middleText'], message: 'Only a page that teaches has a text in the middle' });
});
export type SimulationLandingBody = z.output<typeof body>;

const read = { access: 'simulations:read', tx: 'read', errors: [] } as const;
const saves = { access: 'simulationTemplates:save', tx: 'write', body, reply: simulationLanding } as const;

export const landingOrderFields = ['name', 'updatedAt'] as const;

export const simulationLandings = {
  list: endpoint({
    ...read,
    method: 'GET',
    path: base,
    summary: 'Landing pages of simulations: those of the company and those of the library, the latest change first',
    query: z.object({
      ...pageShape(landingOrderFields),
      kinds: many(z.enum(landingKinds)),
      languages: many(languageCode),
      /** In name and title. */
      search: z.string().trim().max(textLimits.textMax).optional(),
    }),
    reply: dataReply(simulationLanding),
  }),
  get: endpoint({ ...read, method: 'GET', path: one, summary: 'One landing page', reply: simulationLanding }),
  create: endpoint({
    ...saves,
    method: 'POST',
    path: base,
    summary: 'Makes a landing page of the company',
    errors: ['plan_required', 'storage_full'],
  }),
  update: endpoint({
    ...saves,
    method: 'PUT',
    path: one,
    summary: 'Changes a landing page of the company',
    errors: ['plan_required'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    summary: 'Deletes a landing page of the company; campaigns that have it keep it',
    access: 'simulationTemplates:write',
    tx: 'write',
    reply: nothing,
    errors: [],
  }),

  /** Under the name that its documentation prints; no page asks for a password. The company is that of the query, else the caller’s own. */
  listLoginPages: endpoint({
    ...read,
    method: 'GET',
    path: `${simulationBase}/login_pages`,
    summary: 'Landing pages that a campaign can choose: those of the company, and the library in its language',
    query: z.object({ companyId: id.optional() }),
    reply: wrapped(
      z.object({
        items: z.array(
          z.object({
            id,
            name: z.string(),
            kind: z.enum(landingKinds),
            language: languageCode,
            thumbnailUrl: z.string().nullable(),
            isDefault: z.boolean(),
          }),
        ),
      }),
    ),
  }),
};
