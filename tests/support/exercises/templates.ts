import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { answerLabels } from '#contract/exercise/templates';
import { fillPath } from '#contract/kit/endpoint';
import { run } from '../../../server/db/rows.ts';
import type { Tx } from '../../../server/db/tx.ts';
import type { AnyEndpoint } from '../../../server/http/handler.ts';
import { formOf, type UploadedFile } from '../calls/uploads.ts';
import type { TestServer } from '../server/testServer.ts';

type Parts = Record<string, string | UploadedFile | undefined>;

/** The parts that save an e-mail; all can be overridden. */
export const emailParts = (given: Parts = {}): Parts => ({
  name: 'Parcel',
  subject: 'Your parcel waits',
  layoutType: 'EMAIL',
  legend: 'You expect a parcel today.',
  html: '<p>Pay the customs fee <b>now</b> at <a href="https://parcel.example">our page</a></p>',
  designData: JSON.stringify({ pages: [{ id: 'one' }] }),
  fromEmail: 'service@parcel.example',
  fromName: 'Parcel Service',
  answers: JSON.stringify(
    answerLabels.map((label) => ({ label, status: label === 'REPORT_PHISHING' ? 'CORRECT' : 'WRONG', description: 'Because' })),
  ),
  callouts: JSON.stringify([
    { anchor: '', description: 'Who is this?', orderNumber: 0, place: 'HEADER' },
    { anchor: 'customs fee now', description: 'It hurries you', orderNumber: 1, place: 'BODY' },
  ]),
  ...given,
});

/** Sends a form with a person's headers. */
export const sendForm =
  (server: Pick<TestServer, 'app'>, headers: Record<string, string>, companyId: string) =>
  async (endpoint: AnyEndpoint, parts: Parts, params: Record<string, string> = {}) => {
    const sent = formOf(parts);
    const reply = await server.app.inject({
      method: endpoint.method as 'POST',
      url: `/gateway${fillPath(endpoint.path, { companyId, ...params })}`,
      headers: { ...headers, ...sent.headers },
      payload: sent.payload,
    });
    const json = reply.json<{ error?: { code: string; details: { field?: string }[] } }>();
    return {
      status: reply.statusCode,
      json: <T>() => json as T,
      code: json.error?.code,
      fields: json.error?.details.map(({ field }) => field),
    };
  };

/** A campaign for everybody, in this state, that has a template. */
export async function aCampaignWith(tx: Tx, companyId: string, templateId: string, status: string): Promise<void> {
  const id = randomUUID();
  await run(
    tx,
    sql`INSERT INTO exercise_campaigns (id, company_id, name, status, audience, starts_at, days_to_complete, notifications_enabled, created_at)
      VALUES (${id}, ${companyId}, 'Q1', ${status}, 'all', now(), 7, false, now())`,
  );
  await run(
    tx,
    sql`INSERT INTO exercise_messages (company_id, campaign_id, template_id, version_id, position)
      SELECT ${companyId}, ${id}, id, version_id, 1 FROM exercise_templates WHERE id = ${templateId}`,
  );
}
