import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { apiKey, apiKeyOrderFields } from '#contract/company/apiKeys';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

type ApiKeyOut = z.output<typeof apiKey>;
type OrderField = (typeof apiKeyOrderFields)[number];

interface Page {
  withEnded: boolean;
  field: OrderField;
  direction: 'ASC' | 'DESC';
  offset: number;
  limit: number;
}

const columns = sql`k.id, k.name, k.scope, k.hint, c.creator AS "createdBy", k.created_at AS "createdAt",
  k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt", k.ended_at AS "endedAt", k.end_reason AS "end"`;
const keys = sql`api_keys k JOIN heed_key_creators() c ON c.key_id = k.id`;

const orders: Record<OrderField, SQL> = {
  name: sql`lower(k.name)`,
  createdAt: sql`k.created_at`,
  expiresAt: sql`k.expires_at`,
  lastUsedAt: sql`coalesce(k.last_used_at, '-infinity')`,
};

/** One page of the company's keys and their number; keys in force come first. */
export async function findApiKeys(tx: Tx, companyId: string, { withEnded, field, direction, offset, limit }: Page) {
  const where = sql`k.company_id = ${companyId} AND (k.ended_at IS NULL OR ${withEnded})`;
  const found = await rows<ApiKeyOut>(
    tx,
    sql`SELECT ${columns} FROM ${keys} WHERE ${where}
      ORDER BY k.ended_at IS NOT NULL, ${orders[field]} ${sql.raw(direction)}, k.id LIMIT ${limit} OFFSET ${offset}`,
  );
  const { total } = await oneRow<{ total: number }>(tx, sql`SELECT count(*)::int AS total FROM api_keys k WHERE ${where}`);
  return { found, total };
}

export async function findApiKey(tx: Tx, companyId: string, id: string): Promise<ApiKeyOut | undefined> {
  const [key] = await rows<ApiKeyOut>(tx, sql`SELECT ${columns} FROM ${keys} WHERE k.company_id = ${companyId} AND k.id = ${id}`);
  return key;
}
