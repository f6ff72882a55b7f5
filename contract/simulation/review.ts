import { z } from 'zod';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { pageOf, wrapped } from '../kit/replies.ts';
import { pageShape } from '../reports/reportQuery.ts';
import { simulationCampaignPath } from './paths.ts';
import { eventClasses, eventKinds, eventRules } from './truth.ts';

const count = z.number().int();
const agentText = z.string().max(300);

/** What a verdict is about: one event, one message, or all that comes from a source or names an agent within a period. */
export const verdictScopes = ['event', 'message', 'source', 'agent'] as const;
export type VerdictScope = (typeof verdictScopes)[number];

export const verdictReasons = ['security_scanner', 'own_testing', 'forwarded', 'shared_device', 'other'] as const;
export type VerdictReason = (typeof verdictReasons)[number];

/**
 * `value`: the id of an event or message; or a source, which is the name of a known network or an address without its last part; or an agent,
 * empty where none was named. `agent` narrows a source. The period, `from` included and `to` not, belongs to sources and agents; late events
 * are not among theirs. `onlyClass`: only events of which the rules say this.
 */
const scopeShape = {
  scope: z.enum(verdictScopes),
  value: agentText,
  agent: agentText.optional(),
  from: at.optional(),
  to: at.optional(),
  onlyClass: z.enum(eventClasses).optional(),
  class: z.enum(eventClasses),
};
const scopeObject = z.object(scopeShape);
export type VerdictAbout = z.output<typeof scopeObject>;

const isSpread = ({ scope }: VerdictAbout) => scope === 'source' || scope === 'agent';

function checkScope(about: VerdictAbout, context: z.RefinementCtx): void {
  const refuse = (path: keyof VerdictAbout, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const { scope, value, agent, from, to } = about;
  if (scope === 'event' && !/^\d{1,18}$/.test(value)) refuse('value', 'value must be the id of an event');
  if (scope === 'message' && !z.uuid().safeParse(value).success) refuse('value', 'value must be the id of a message');
  if (scope === 'source' && value === '') refuse('value', 'value must be a source');
  if (agent !== undefined && scope !== 'source') refuse('agent', 'agent narrows a source only');
  if (!isSpread(about)) {
    if (from) refuse('from', 'Only a source or an agent has a period');
    if (to) refuse('to', 'Only a source or an agent has a period');
    return;
  }
  if (!from) refuse('from', 'A source or an agent needs a period');
  if (!to) refuse('to', 'A source or an agent needs a period');
  if (from && to && to <= from) refuse('to', 'to must be after from');
}

export const verdictBody = z
  .object({
    ...scopeShape,
    reason: z.enum(verdictReasons),
    /** In own words; needed where the reason is `other`. */
    text: z
      .string()
      .trim()
      .max(textLimits.textMax)
      .regex(/^[^\p{Cc}]*$/u)
      .default(''),
    /** The number of events as the admin saw it. */
    expectedTotal: z.number().int().min(1),
  })
  .superRefine(checkScope)
  .superRefine(({ reason, text }, context) => {
    if (reason === 'other' && text === '') context.addIssue({ code: 'custom', path: ['text'], message: 'Say in words why' });
  });
export type VerdictBody = z.input<typeof verdictBody>;

/** Events of one source and agent within a minute, of which the rules say the same. */
const reviewGroup = z.object({
  /** The name of a known network, or an address without its last part; null where it was erased after its time. */
  source: z.string().nullable(),
  /** Empty where none was named. */
  agent: z.string().nullable(),
  minute: at,
  class: z.enum(eventClasses),
  /** What the rules say of them. */
  onlyClass: z.enum(eventClasses),
  rules: z.array(z.enum(eventRules)),
  kinds: z.array(z.enum(eventKinds)),
  events: count,
  people: count,
  messages: count,
  firstAt: at,
  lastAt: at,
});
export type ReviewGroup = z.input<typeof reviewGroup>;

const totals = z.object({
  events: count,
  /** Messages that the judge has yet to follow a verdict in. */
  waiting: count,
});

const reviewEvent = z.object({
  id: z.string(),
  messageId: id,
  /** Who got the mail; null in a company on trial. */
  fullName: z.string().nullable(),
  kind: z.enum(eventKinds),
  method: z.string(),
  at,
  afterSeconds: z.number(),
  class: z.enum(eventClasses),
  rule: z.enum(eventRules),
  network: z.string().nullable(),
  source: z.string().nullable(),
  agent: z.string().nullable(),
});
export type ReviewEvent = z.input<typeof reviewEvent>;

const change = z.object({ before: count, after: count });

/** What a verdict would be about, and the figures of people before and after it. */
const preview = z.object({
  events: count,
  people: count,
  messages: count,
  figures: z.object({ opened: change, clicked: change, phished: change, toReview: change }),
});
export type VerdictPreview = z.input<typeof preview>;

const verdict = z.object({
  id,
  ...scopeShape,
  agent: agentText.nullable(),
  from: at.nullable(),
  to: at.nullable(),
  onlyClass: z.enum(eventClasses).nullable(),
  reason: z.enum(verdictReasons),
  text: z.string(),
  n: count,
  settledBy: z.string(),
  settledAt: at,
  undoneBy: z.string().nullable(),
  undoneAt: at.nullable(),
});
export type Verdict = z.input<typeof verdict>;

const { pageNumber, pageSize } = pageShape(['minute']);
const paged = { pageNumber, pageSize };
const classQuery = z.enum(eventClasses).default('unknown');
const read = { method: 'GET', access: 'simulationReports:read', tx: 'read', errors: [] } as const;
const write = { method: 'POST', access: 'simulations:write', tx: 'none', needsPerson: true } as const;
const verdicts = `${simulationCampaignPath}/verdicts` as const;

export const listReview = endpoint({
  ...read,
  path: `${simulationCampaignPath}/review`,
  summary: 'Events of a simulation of one class, grouped by source, agent and minute, newest first; by default those to review',
  query: z.object({ ...paged, class: classQuery }),
  reply: wrapped(z.object({ ...pageOf(reviewGroup).shape.data.shape, campaign: z.object({ name: z.string() }), totals })),
});

export const listReviewEvents = endpoint({
  ...read,
  path: `${simulationCampaignPath}/review/events`,
  summary: 'The events of one group, oldest first',
  query: z.object({
    ...paged,
    class: classQuery,
    onlyClass: z.enum(eventClasses),
    minute: at,
    source: agentText.optional(),
    agent: agentText.optional(),
  }),
  reply: pageOf(reviewEvent),
});

export const previewVerdict = endpoint({
  ...read,
  path: `${verdicts}/preview`,
  summary: 'What a verdict would be about, and which figures it would change',
  query: scopeObject.superRefine(checkScope),
  reply: wrapped(preview),
});

export const listVerdicts = endpoint({
  ...read,
  path: verdicts,
  summary: 'What admins said about events of a simulation, newest first',
  query: z.object(paged),
  reply: pageOf(verdict),
});

/** The verdict, and how many messages a job has yet to follow it in. */
const followed = wrapped(z.object({ verdict, waiting: count }));

export const giveVerdict = endpoint({
  ...write,
  path: verdicts,
  summary: 'Says what events were, in place of the rules, also of matching ones that come later; deletes nothing',
  body: verdictBody,
  reply: followed,
  errors: ['total_changed'],
});

export const undoVerdict = endpoint({
  ...write,
  path: `${verdicts}/{verdictId}/undo`,
  summary: 'Takes a verdict back: the rules say again what they say. Repeating it changes nothing',
  reply: followed,
  errors: [],
});
