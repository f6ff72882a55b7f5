import { sql } from 'drizzle-orm';
import { fillIn } from '#contract/simulation/placeholders';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { oneRow } from '../../db/rows.ts';
import { scopeOf, tenantTx } from '../../db/tx.ts';
import { writeDay } from '../../mail/dates.ts';
import type { Services } from '../../services.ts';
import { escapeHtml } from '../../texts/escapeHtml.ts';
import { sendTest } from '../messageTemplates/public.ts';
import { templateTest } from './mails.ts';
import { readTemplate } from './templates.queries.ts';

/** Mails a template to the caller as people of the company get it, filled in; only a campaign has the domain of its sender. */
export async function sendTemplateTest(services: Pick<Services, 'db'>, actor: Actor, id: string): Promise<{ email: string }> {
  const { companyId, userId } = actor;
  const { template, about } = await tenantTx(services.db, scopeOf(actor), 'read', async (tx) => ({
    template: await readTemplate(tx, companyId, id),
    about: await oneRow<{ companyName: string; timeZone: string; department: string | null }>(
      tx,
      sql`SELECT c.name AS "companyName", c.time_zone AS "timeZone",
          (SELECT d.name FROM user_departments m JOIN departments d ON d.company_id = m.company_id AND d.id = m.department_id
            WHERE m.company_id = c.id AND m.user_id = ${userId} ORDER BY lower(d.name), d.id LIMIT 1) AS department
        FROM companies c WHERE c.id = ${companyId}`,
    ),
  }));
  const { companyName, timeZone, department } = about;
  const date = writeDay(now(), template.language, timeZone);
  const values = { firstName: actor.name, companyName, department: department ?? '', date };
  const message = {
    layoutType: 'EMAIL',
    html: fillIn(template.html, values, escapeHtml),
    subject: fillIn(template.subject, values),
    fromName: fillIn(template.senderName, values),
    fromEmail: `${template.senderLocal}@…`,
  } as const;
  const entry = { action: 'simulations.tested', subject: { type: 'template', id, label: template.name } } as const;
  return sendTest(services, actor, message, { kind: templateTest, entry });
}
