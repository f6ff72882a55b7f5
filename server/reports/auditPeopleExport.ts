import type { Actor } from '../core/actor.ts';
import { audit } from '../audit.ts';
import { type Tx, tenantTx } from '../db/tx.ts';
import type { Services } from '../services.ts';

interface Exporter {
  services: Services;
  actor: Actor;
}
interface Noted {
  wanted: object;
  count(tx: Tx): Promise<number>;
  /** Where the file is about one campaign. */
  campaign?: { id: string; name: string } | undefined;
}

const says = (value: unknown): boolean => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Writes into the audit log, before the first row leaves, that people are taken out as a file, and how they were chosen. */
export async function auditPeopleExport({ services, actor }: Exporter, { wanted, count, campaign }: Noted): Promise<void> {
  const { sessionHash, companyId } = actor;
  const selection = Object.fromEntries(Object.entries(wanted).filter(([, value]) => says(value)));
  await tenantTx(services.db, { sessionHash, companyId }, 'write', async (tx, writer) => {
    const total = await count(tx);
    const subject = campaign
      ? { type: 'campaign', id: campaign.id, label: campaign.name }
      : { type: 'users', label: String(total) };
    await audit(tx, writer, { action: 'users.exported', subject, count: total, selection });
  });
}
