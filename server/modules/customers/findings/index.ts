import { sql } from 'drizzle-orm';
import { findingColumns } from '#contract/partners/findingFile';
import type { getFindings as endpoint, setFindingMail as mailEndpoint } from '#contract/partners/findings';
import { findingNames } from '#contract/partners/customerStates';
import { audit } from '../../../audit.ts';
import type { Actor } from '../../../core/actor.ts';
import { rows, run } from '../../../db/rows.ts';
import { scopeOf, type Tx, tenantTx } from '../../../db/tx.ts';
import type { Handler } from '../../../http/handler.ts';
import { csvFile, wantsCsv } from '../../../reports/csvFiles.ts';
import { countFindings, findFindings, nextFindings } from './findings.queries.ts';

const isMailed = async (tx: Tx, { userId }: Actor): Promise<boolean> =>
  (await rows(tx, sql`SELECT 1 FROM finding_mails WHERE user_id = ${userId} AND is_off`)).length === 0;

/** The numbers; as CSV the findings themselves. */
export const getFindings: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, query, request, services, inNewTransaction } = call;
  if (!wantsCsv(request))
    return { ...(await countFindings(tx, actor)), isMailed: actor.isActingElsewhere ? null : await isMailed(tx, actor) };
  const names = query.findings?.length ? query.findings : findingNames;
  return csvFile(
    { actor, request, inNewTransaction },
    {
      name: 'findings',
      columns: findingColumns,
      inOrder: (inTx, limit) => findFindings(inTx, actor, names, limit),
      next: (inTx, after, limit) => nextFindings(inTx, actor, names, after, limit),
      before: () =>
        tenantTx(services.db, scopeOf(actor), 'write', async (write, writer) => {
          const { affected } = await countFindings(write, writer);
          const subject = { type: 'companies', label: String(affected) } as const;
          await audit(write, writer, {
            action: 'customers.exported',
            subject,
            count: affected,
            selection: { findings: [...names] },
          });
          return affected;
        }),
    },
  );
};

export const setFindingMail: Handler<typeof mailEndpoint> = async ({ tx, actor: { companyId, userId }, body: { isOn } }) => {
  await run(
    tx,
    sql`INSERT INTO finding_mails (user_id, company_id, is_off) VALUES (${userId}, ${companyId}, ${!isOn})
      ON CONFLICT (user_id) DO UPDATE SET is_off = excluded.is_off`,
  );
  return {};
};
