import { audit } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { scopeOf, tenantTx } from '../../db/tx.ts';
import { cleaner } from '../../html/cleaner.ts';
import { frameMessage } from '../../html/frameMessage.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { templateTest } from './mails.ts';
import { readTemplate } from './templates.queries.ts';

/** Mails a template to whoever asks, through our own mail server. Refuses with not_an_email_template or not_found. */
export async function sendTestMail({ db }: Pick<Services, 'db'>, actor: Actor, templateId: string): Promise<{ email: string }> {
  const { companyId, email } = actor;
  const found = await tenantTx(db, scopeOf(actor), 'read', (tx) => readTemplate(tx, companyId, templateId));
  const { html, layoutType, name, subject, fromName, fromEmail } = found;
  if (layoutType !== 'EMAIL') throw new Refusal('not_an_email_template');
  const message = { html, layoutType, anchors: [], hasDeadLinks: true };
  const clean = await cleaner.clean(companyId, { message, design: null });
  const document = frameMessage(clean.html);
  const from = `${fromName ?? ''} <${fromEmail ?? ''}>`;
  await tenantTx(db, scopeOf(actor), 'write', async (tx) => {
    const params = { ...(actor.name && { name: actor.name }), title: subject, from, document };
    await queueMail(tx, { companyId, to: email, kind: templateTest, lang: actor.companyLang, params });
    await audit(tx, actor, { action: 'exercises.tested', subject: { type: 'template', id: templateId, label: name } });
  });
  return { email };
}
