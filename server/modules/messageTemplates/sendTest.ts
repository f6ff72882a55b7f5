import type { LayoutType } from '#contract/messageTemplates/message';
import { type AuditEntry, audit } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { scopeOf, tenantTx } from '../../db/tx.ts';
import { cleaner } from '../../html/cleaner.ts';
import { frameMessage } from '../../html/frameMessage.ts';
import { defineMail, type MailKind } from '../../mail/mailKind.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';

type Params = { name?: string; title: string; from: string; document: string };

/** A template as its author would receive it, to the author. `document` is clean, and its links are dead. */
export const defineTestMail = (template: string): MailKind<Params> =>
  defineMail<Params>({ template, isByHouse: true, hasDocument: true });

interface StoredMessage {
  html: string;
  layoutType: LayoutType;
  subject: string;
  fromName: string | null;
  fromEmail: string | null;
}

interface TestMail {
  kind: MailKind<Params>;
  entry: AuditEntry;
}

/** Mails a message to the caller, through our own mail server. Refuses with not_an_email_template. */
export async function sendTest(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { html, layoutType, subject: title, fromName, fromEmail }: StoredMessage,
  { kind, entry }: TestMail,
): Promise<{ email: string }> {
  const { companyId, email } = actor;
  if (layoutType !== 'EMAIL') throw new Refusal('not_an_email_template');
  const message = { html, layoutType, anchors: [], hasDeadLinks: true };
  const clean = await cleaner.clean(companyId, { message, design: null });
  const document = frameMessage(clean.html);
  const from = `${fromName ?? ''} <${fromEmail ?? ''}>`;
  await tenantTx(db, scopeOf(actor), 'write', async (tx) => {
    const params = { ...(actor.name && { name: actor.name }), title, from, document };
    await queueMail(tx, { companyId, to: email, kind, lang: actor.companyLang, params });
    await audit(tx, actor, entry);
  });
  return { email };
}
