import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { byteOrderMark, csvLine } from '#contract/kit/csv';
import type { Absence } from '#contract/people/absences';
import type { LanguageAndZone } from '#contract/people/languageAndZone';
import type { UserListQuery } from '#contract/people/users';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { absenceColumns, companyDay } from '../../../db/absences.ts';
import { memberships } from '../../../db/memberships.ts';
import { rows } from '../../../db/rows.ts';
import { scopeOf, tenantTx, type Tx } from '../../../db/tx.ts';
import { allOf } from '../../../db/where.ts';
import type { CsvStream } from '../../../http/handler.ts';
import type { Services } from '../../../services.ts';
import { setColumns } from '../../languageAndZone/public.ts';
import { describeSelection } from '../bulk/selection.ts';
import { otherConditions } from '../list/conditions.ts';
import { defaultOrder, orderBy } from '../list/order.ts';
import { gatherPeople, type JoinedRow, personColumns } from '../list/rows.ts';
import { countPeople } from '../list/totals.ts';
import { csvTexts, type ExportedRow } from './csvTexts.ts';
import { type ExportQuery, idPages } from './idPages.ts';

interface Exporting {
  actor: Actor;
  filters: UserListQuery;
  services: Services;
  request: FastifyRequest;
  inNewTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Exports everybody who matches as CSV, in the order of the list. The audit row is written before the first row is sent. */
export function exportUsers({ actor, filters, services, request, inNewTransaction }: Exporting): CsvStream {
  const texts = csvTexts(request.headers['accept-language'] ?? actor.companyLang);
  const order = { field: filters.orderBy ?? defaultOrder.field, direction: filters.order ?? defaultOrder.direction };
  const query = { companyId: actor.companyId, filters, order };
  async function* pieces(): AsyncGenerator<string> {
    await auditExport(services, actor, filters);
    yield `${byteOrderMark}${csvLine(texts.header)}`;
    for await (const ids of idPages(query, inNewTransaction)) {
      const people = await inNewTransaction((tx) => readPeople(tx, query, ids));
      if (people.length > 0) yield people.map((row) => csvLine(texts.cells(row))).join('');
    }
  }
  return { csv: pieces(), filename: `users-${now().toISOString().slice(0, 10)}.csv` };
}

async function auditExport(services: Services, caller: Actor, filters: UserListQuery): Promise<void> {
  await tenantTx(services.db, scopeOf(caller), 'write', async (tx, actor) => {
    const count = await countPeople(tx, actor.companyId, filters);
    const selection = describeSelection({ ...filters, isAllUsersSelected: true, expectedTotal: count });
    await audit(tx, actor, { action: 'users.exported', subject: { type: 'users', label: String(count) }, count, selection });
  });
}

type Membership = { userId: string; id: string; name: string };

/**
 * Reads those of these people who match, with their departments, groups and absences. Separate queries, joined here: a join of thousands of rows
 * is only fast if the planner estimates their number well.
 */
async function readPeople(tx: Tx, { companyId, filters, order }: ExportQuery, ids: SQL): Promise<ExportedRow[]> {
  const where = allOf([sql`u.company_id = ${companyId}`, sql`u.id = ANY(${ids})`, ...otherConditions(filters)]);
  const personRows = await rows<JoinedRow<LanguageAndZone>>(
    tx,
    sql`SELECT ${personColumns(order)}, ${setColumns}, NULL AS "setKind" FROM people u WHERE ${where} ${orderBy(order)}`,
  );
  const placeOf = new Map(personRows.map(({ id, language, timeZone }) => [id, { language, timeZone }]));
  const people = gatherPeople(personRows).map(
    (person): ExportedRow => ({
      ...person,
      awayFrom: null,
      awayUntil: null,
      ...(placeOf.get(person.id) ?? { language: null, timeZone: null }),
    }),
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  for (const kind of ['departments', 'groups'] as const) {
    const { sets, members, setId } = memberships[kind];
    const joined = await rows<Membership>(
      tx,
      sql`SELECT m.user_id AS "userId", s.id, s.name FROM ${members} m JOIN ${sets} s ON s.company_id = m.company_id AND s.id = m.${setId}
        WHERE m.company_id = ${companyId} AND m.user_id = ANY(${ids}) ORDER BY lower(s.name), s.id`,
    );
    for (const { userId, id, name } of joined) byId.get(userId)?.[kind].push({ id, name });
  }
  const absences = await rows<Absence & { id: string }>(
    tx,
    sql`SELECT w.user_id AS id, ${absenceColumns} FROM absences w
      WHERE w.company_id = ${companyId} AND w.user_id = ANY(${ids}) AND w.last_day >= ${companyDay(sql`w.company_id`, now())}`,
  );
  for (const { id, ...absence } of absences) Object.assign(byId.get(id) ?? {}, absence);
  return people;
}
