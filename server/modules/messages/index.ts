import { and, eq } from 'drizzle-orm';
import { type MessageKind, messagePlaces, unknownPlace } from '#contract/company/messages';
import type { contract } from '#contract/index';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { companyMessages } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { findOwnMessage } from './ownMessage.ts';
import { standardMessage } from './standardMessage.ts';

interface InScope {
  tx: Tx;
  actor: Actor;
}
interface Text {
  subject: string;
  message: string;
}

/** The present text, with its names in braces. */
async function read({ tx, actor }: InScope, kind: MessageKind) {
  const own = await findOwnMessage(tx, actor.companyId, kind);
  return { ...(own ?? standardMessage(kind, actor.companyLang)), isOwn: own !== undefined };
}

/** Refuses a name in braces that nothing would fill in; the reader would see the braces. */
function requireKnownPlaces(kind: MessageKind, text: Text): void {
  const details = Object.entries(text).flatMap(([field, value]) => {
    const name = unknownPlace(kind, value);
    const known = messagePlaces[kind].map((place) => `{{${place}}}`).join(', ');
    return name === undefined ? [] : [{ field, description: `Nothing fills in {{${name}}}; use ${known}` }];
  });
  if (details.length > 0) throw new Refusal('validation_failed', { details });
}

const withPlainPlaces = (text: string) => text.replace(/\{\{\s*(\w+)\s*\}\}/g, '{{$1}}');
const subjectOf = ({ subject }: Text) => ({ type: 'message', label: subject }) as const;

async function save({ tx, actor, body }: InScope & { body: Text }, kind: MessageKind) {
  requireKnownPlaces(kind, body);
  const { isOwn: _, ...before } = await read({ tx, actor }, kind);
  const text = { subject: withPlainPlaces(body.subject), message: withPlainPlaces(body.message) };
  const row = { ...text, updatedAt: now() };
  await tx
    .insert(companyMessages)
    .values({ companyId: actor.companyId, kind, ...row })
    .onConflictDoUpdate({ target: [companyMessages.companyId, companyMessages.kind], set: row });
  await audit(tx, actor, { action: 'messages.updated', subject: subjectOf(text), before, after: { kind, ...text } });
  return { ...text, isOwn: true };
}

/** Restores the standard text. Writes nothing into the audit log if it was the standard text already. */
async function reset({ tx, actor }: InScope, kind: MessageKind) {
  const deleted = await tx
    .delete(companyMessages)
    .where(and(eq(companyMessages.companyId, actor.companyId), eq(companyMessages.kind, kind)))
    .returning({ subject: companyMessages.subject, message: companyMessages.message });
  const [before] = deleted;
  if (before) await audit(tx, actor, { action: 'messages.reset', subject: subjectOf(before), before: { kind, ...before } });
  return read({ tx, actor }, kind);
}

export const handlers: Handlers<(typeof contract)['messages']> = {
  getInviteMessages: async (call) => ({ admin: await read(call, 'invite_admin'), learner: await read(call, 'invite_learner') }),
  saveAdminInvite: (call) => save(call, 'invite_admin'),
  saveLearnerInvite: (call) => save(call, 'invite_learner'),
  resetAdminInvite: (call) => reset(call, 'invite_admin'),
  resetLearnerInvite: (call) => reset(call, 'invite_learner'),
  getReminderMessages: async (call) => ({ course: await read(call, 'reminder_course'), tasks: await read(call, 'reminder_tasks') }),
  saveCourseReminder: (call) => save(call, 'reminder_course'),
  saveTasksReminder: (call) => save(call, 'reminder_tasks'),
  resetCourseReminder: (call) => reset(call, 'reminder_course'),
  resetTasksReminder: (call) => reset(call, 'reminder_tasks'),
};
