import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { apiKey, apiKeyOrderFields, listApiKeys } from '#contract/company/apiKeys';
import type { SortKey } from '../../db/page.ts';
import { rows } from '../../db/rows.ts';
import { apiKeys } from '../../db/schema.ts';
import { simpleList } from '../../db/simpleList.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf } from '../../db/where.ts';
import type { Call } from '../../http/handler.ts';

type ApiKeyOut = z.output<typeof apiKey>;

const columns = sql`k.id, k.name, k.scope, k.hint, c.creator AS "createdBy", k.created_at AS "createdAt",
  k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt", k.ended_at AS "endedAt", k.end_reason AS "end"`;
const keys = sql`api_keys k JOIN heed_key_creators() c ON c.key_id = k.id`;

const k = alias(apiKeys, 'k');
const orders: Record<(typeof apiKeyOrderFields)[number], SortKey> = {
  name: sql`lower(${k.name})`,
  createdAt: k.createdAt,
  expiresAt: k.expiresAt,
  lastUsedAt: sql`coalesce(${k.lastUsedAt}, '-infinity')`,
};

/** One page of the company's keys; keys in force come first. */
export function findApiKeys({ tx, actor, query, contentRange }: Call<typeof listApiKeys>): Promise<ApiKeyOut[]> {
  const conditions = [sql`k.company_id = ${actor.companyId}`, ...(query.filter?.withEnded ? [] : [sql`k.ended_at IS NULL`])];
  return simpleList(tx, {
    columns,
    from: keys,
    conditions,
    after: sql`k.ended_at IS NOT NULL`,
    orders,
    id: k.id,
    query,
    contentRange,
    counted: sql`api_keys k WHERE ${allOf(conditions)}`,
  });
}

export async function findApiKey(tx: Tx, companyId: string, id: string): Promise<ApiKeyOut | undefined> {
  const [key] = await rows<ApiKeyOut>(tx, sql`SELECT ${columns} FROM ${keys} WHERE k.company_id = ${companyId} AND k.id = ${id}`);
  return key;
}
