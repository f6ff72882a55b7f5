import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Tx } from '../../db/tx.ts';
import { findCompany } from './companies.queries.ts';
import { toCompany } from './toCompany.ts';

interface InScope {
  tx: Tx;
  actor: Actor;
}

/** The row of the company in scope, with its number of people. */
export async function companyRow({ tx, actor }: InScope) {
  const row = await findCompany(tx, actor.companyId);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** The company in scope, as the panel receives it. */
export async function companyInScope(call: InScope) {
  const { company, ...facts } = await companyRow(call);
  return toCompany(company, facts);
}
