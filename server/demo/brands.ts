import { newToken } from '../core/secretToken.ts';
import * as tables from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { addDays } from './moments.ts';
import type { World } from './world.ts';

/**
 * Vertex has its own colour, a verified name for the panel, which every browser finds on this machine, and one for the learner app
 * whose record it has not added yet.
 */
export async function makeBrands(tx: Tx, { companies }: World, now: Date): Promise<void> {
  const vertex = companies.find(({ slug }) => slug === 'vertex')?.id;
  if (!vertex) throw new Error('the demo has no Vertex');
  await tx.insert(tables.brands).values({ companyId: vertex, colour: '#5b3fa8', updatedAt: addDays(now, -90) });
  const domain = { companyId: vertex, token: newToken(), createdAt: addDays(now, -90), startedAt: addDays(now, -90) };
  await tx.insert(tables.customDomains).values([
    { ...domain, type: 'admin', domain: 'portal.vertex.localhost', verifiedAt: addDays(now, -89), checkedAt: now },
    { ...domain, type: 'employee', domain: 'learn.vertex.example', token: newToken() },
  ]);
}
