import { audit, type AuditEntry } from '../audit.ts';
import type { Actor } from '../core/actor.ts';
import { scopeOf, type Tx, tenantTx } from '../db/tx.ts';
import type { Services } from '../services.ts';

interface Exporter {
  services: Services;
  actor: Actor;
}
export interface PeopleExport {
  /** Filters of the export. */
  filters: object;
  count(tx: Tx): Promise<number>;
  /** If the file is about one campaign. */
  campaign?: { id: string; name: string } | undefined;
}

const isSet = (value: unknown): boolean => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Writes an export of people and its filters into the audit log, before the first row is sent. Resolves to their number. */
export async function auditPeopleExport(
  { services, actor }: Exporter,
  { filters, count, campaign }: PeopleExport,
): Promise<number> {
  const selection = Object.fromEntries(Object.entries(filters).filter(([, value]) => isSet(value)));
  return tenantTx(services.db, scopeOf(actor), 'write', async (tx, writer) => {
    const total = await count(tx);
    const subject: AuditEntry['subject'] = campaign
      ? { type: 'campaign', id: campaign.id, label: campaign.name }
      : { type: 'users', label: String(total) };
    await audit(tx, writer, { action: 'users.exported', subject, count: total, selection });
    return total;
  });
}
