import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { now } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { rows, run } from '../db/rows.ts';
import * as tables from '../db/schema.ts';
import { ownerTx, type Tx } from '../db/tx.ts';
import { type CatalogueRows, catalogueRows } from './rows.ts';

/** Advisory lock; other nodes wait. */
const installLock = 7_362_412;

/** Writes the library of this release into the database, in one transaction. Nodes that start together do it one after the other. */
export async function installCatalogue(db: Database): Promise<void> {
  const at = now();
  const made = catalogueRows(at);
  await ownerTx(db, async (tx) => {
    await rows(tx, sql`SELECT pg_advisory_xact_lock(${installLock})`);
    await writeCatalogue(tx, made, at);
  });
}

/**
 * Inserts and updates rows; courses, videos, exercises and simulations that are no longer part of the release are marked as deleted, but
 * kept for their campaigns. So are all versions of a template: a campaign keeps the ones it was launched with.
 * Returns the number of written rows: none if nothing changed.
 */
export async function writeCatalogue(tx: Tx, made: CatalogueRows, at: Date): Promise<number> {
  return [
    await upsert(tx, tables.cheatSheets, made.cheatSheets),
    await upsert(tx, tables.videos, made.videos),
    await upsert(tx, tables.courses, made.courses),
    await upsert(tx, tables.chapters, made.chapters),
    await upsert(tx, tables.quizQuestions, made.quizQuestions),
    await dropOthers(tx, tables.quizQuestions, made.quizQuestions),
    await dropOthers(tx, tables.chapters, made.chapters),
    await retireOthers(tx, tables.courses, made.courses, at),
    await retireOthers(tx, tables.videos, made.videos, at),
    await upsert(tx, tables.exerciseTemplates, made.exerciseTemplates),
    await upsert(tx, tables.exerciseTemplateVersions, made.exerciseTemplateVersions),
    await upsert(tx, tables.exercisePacks, made.exercisePacks),
    await retireOthers(tx, tables.exercisePacks, made.exercisePacks, at),
    await retireOthers(tx, tables.exerciseTemplates, made.exerciseTemplates, at),
    await upsert(tx, tables.simulationTemplates, made.simulationTemplates),
    await upsert(tx, tables.simulationTemplateVersions, made.simulationTemplateVersions),
    await upsert(tx, tables.simulationLandings, made.simulationLandings),
    await retireOthers(tx, tables.simulationTemplates, made.simulationTemplates, at),
    await retireOthers(tx, tables.simulationLandings, made.simulationLandings, at),
  ].reduce((sum, written) => sum + written, 0);
}

type Identified = { id?: string | undefined };
const idsOf = (kept: readonly Identified[]) => sql.param(kept.map(({ id }) => id));
const others = (kept: readonly Identified[]) => sql`company_id IS NULL AND NOT id = ANY(${idsOf(kept)}::uuid[])`;

const dropOthers = (tx: Tx, table: PgTable, kept: readonly Identified[]) =>
  run(tx, sql`DELETE FROM ${table} WHERE ${others(kept)}`);

const retireOthers = (tx: Tx, table: PgTable, kept: readonly Identified[], at: Date) =>
  run(tx, sql`UPDATE ${table} SET deleted_at = ${at} WHERE ${others(kept)} AND deleted_at IS NULL`);

/** Upserts rows in one statement. Unchanged rows are not written: `updated_at` alone is no change, and `created_at` never changes. */
async function upsert<T extends PgTable>(tx: Tx, table: T, made: readonly T['$inferInsert'][]): Promise<number> {
  const [first = {}] = made;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const quoted = columns.map(([, { name }]) => `"${name}"`);
  const changing = columns.map(([, { name }]) => name).filter((name) => name !== 'id' && name !== 'created_at');
  const record = columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', ');
  const compared = changing.filter((name) => name !== 'updated_at');
  const list = (prefix: string) => compared.map((name) => `${prefix}."${name}"`).join(', ');
  const values = made.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key] ?? null])),
  );
  const target = `"${getTableName(table)}"`;
  const { rowCount } = await tx.$client.query(
    `INSERT INTO ${target} AS t (${quoted.join(', ')}) SELECT ${quoted.join(', ')} FROM jsonb_to_recordset($1) AS r(${record})
     ON CONFLICT (id) DO UPDATE SET ${changing.map((name) => `"${name}" = excluded."${name}"`).join(', ')}
     WHERE (${list('t')}) IS DISTINCT FROM (${list('excluded')})`,
    [JSON.stringify(values)],
  );
  return rowCount ?? 0;
}
