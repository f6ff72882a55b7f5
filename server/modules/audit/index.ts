import { actionText, kindOfOne } from '#contract/company/auditActions';
import { auditColumns, type AuditRow } from '#contract/company/auditFile';
import { personOf, subjectName } from '#contract/company/auditNames';
import type { contract } from '#contract/index';
import { listLimits } from '#contract/kit/limits';
import { audit } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { scopeOf, tenantTx } from '../../db/tx.ts';
import { answerTable } from '../../reports/tableHandler.ts';
import type { Handlers } from '../../http/handler.ts';
import { readerOf } from '../../reports/csvFiles.ts';
import type { Services } from '../../services.ts';
import {
  type AuditEntryOut,
  type AuditFilter,
  countAuditEntries,
  findAuditEntries,
  findAuditEntry,
  nextAuditEntries,
} from './auditList.ts';
import { verifyChain } from './verify.ts';

const firstPage = [0, listLimits.defaultPageSize - 1] as const;

const asText = (facts: object | null): string => (facts ? JSON.stringify(facts) : '');

/** The product itself did it, or somebody whom nobody knows. */
const isByProduct = ({ actor }: AuditEntryOut) => actor.id === null && actor.companyId === null;

function personCells(entry: AuditEntryOut): Pick<AuditRow, 'personName' | 'personEmail' | 'personId'> {
  const { name = '', email = '', id } = personOf(entry) ?? {};
  return { personName: name, personEmail: email, personId: id ?? '' };
}

/** A row of the file. */
const fileRow = (
  { companyId, t }: { companyId: string; t: (key: string) => string },
  entry: AuditEntryOut,
): Omit<AuditRow, 'at'> & { at: Date } => ({
  id: entry.id,
  at: entry.at,
  action: actionText(entry),
  actorName: entry.actor.name,
  actorEmail: entry.actor.email,
  actorRole: isByProduct(entry) ? null : entry.actor.role,
  apiKey: entry.actor.apiKey ?? '',
  isByOthers: entry.actor.companyId !== null && entry.actor.companyId !== companyId,
  subjectType: entry.subjectCount === 1 ? kindOfOne(entry.subject.type) : entry.subject.type,
  subject: subjectName(entry, t),
  subjectCount: entry.subjectCount,
  ...personCells(entry),
  before: asText(entry.before),
  after: asText(entry.after),
});

/** Writes the export itself to the audit log, before the first row is sent. Resolves to the number of entries before it. */
async function auditExport({ services, actor }: { services: Services; actor: Actor }, filter: AuditFilter): Promise<number> {
  const { companyId } = actor;
  return tenantTx(services.db, scopeOf(actor), 'write', async (tx, writer) => {
    const count = await countAuditEntries(tx, companyId, filter);
    const subject = { type: 'company', id: companyId, label: '' } as const;
    await audit(tx, writer, { action: 'audit.exported', subject, count, selection: filter });
    return count;
  });
}

export const handlers: Handlers<(typeof contract)['audit']> = {
  listAuditLog(call) {
    const { tx, actor, query, request, contentRange } = call;
    const { companyId } = actor;
    const { range: [first, last] = firstPage, sort: [, direction] = ['at', 'DESC'], filter = {} } = query;
    const t = readerOf({ actor, request });
    return answerTable(
      call,
      {
        name: 'audit-log',
        columns: auditColumns,
        page: { direction, offset: first, limit: last - first + 1 },
        find: async (inTx, page) => ({ items: await findAuditEntries(inTx, companyId, filter, page) }),
        next: (inTx, after, limit) => nextAuditEntries(inTx, companyId, filter, after, limit),
        toFileRow: (entry) => fileRow({ companyId, t }, entry),
        beforeFile: () => auditExport(call, filter),
      },
      async ({ items }) => {
        contentRange(first, first + items.length - 1, await countAuditEntries(tx, companyId, filter));
        return items;
      },
    );
  },
  verifyAuditLog: async ({ tx, actor, services }) => {
    await allowLongStatements(tx);
    return verifyChain(tx, services, actor.companyId);
  },
  async getAuditEntry({ tx, actor, params }) {
    const entry = await findAuditEntry(tx, actor.companyId, params.auditId);
    if (!entry) throw new Refusal('not_found');
    return entry;
  },
};
