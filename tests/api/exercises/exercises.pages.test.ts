import { beforeAll, describe, expect, it } from 'vitest';
import { type SQL, sql } from 'drizzle-orm';
import {
  type ExerciseTemplateUser,
  exerciseUserOrderFields,
  listExercisePeople,
  listTemplateAnswers,
  templateUserOrderFields,
} from '#contract/exercise/reports';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { exercisePeople } from '#server/modules/exerciseReports/people';
import { byName, inOrder, type NamePlan, personKeys } from '#server/reports/people/readPlan';
import { everybody, type PeopleFilters } from '#server/reports/people/work';
import { startExerciseLife } from '#tests/support/exercises/exercises';
import { aShuffledExercise, type ShuffledExercise } from '#tests/support/exercises/shuffledExercise';

let life: Awaited<ReturnType<typeof startExerciseLife>>;
let made: ShuffledExercise;
beforeAll(async () => {
  life = await startExerciseLife();
  made = await aShuffledExercise(life);
});

const both = <Field extends string>(fields: readonly Field[]) =>
  fields.flatMap((orderBy) => (['ASC', 'DESC'] as const).map((order) => ({ orderBy, order })));

/** Ids that a query finds. In requests the company in scope limits the view of people. */
const found = (query: SQL): Promise<string[]> =>
  ownerTx(life.server.services.db, async (tx) => {
    await rows(tx, sql`SELECT set_config('app.company', ${made.companyId}, true)`);
    return (await rows<{ user_id: string }>(tx, query)).map(({ user_id }) => user_id);
  });
/** The people of a page, read as if so many had been counted. */
const idsOf = (page: Parameters<typeof exercisePeople.choose>[2], filters: PeopleFilters, count: number): Promise<string[]> =>
  found(sql`SELECT user_id FROM (${exercisePeople.choose(made, filters, page, count)}) p ORDER BY place`);

const filters: [string, () => PeopleFilters][] = [
  ['no filter', () => everybody],
  ['statuses', () => ({ ...everybody, status: ['overdue', 'completed'] })],
  ['departments with the same people', () => ({ ...everybody, departments: made.departments })],
  [
    'a department, a group and a status',
    () => ({ status: ['completed'], departments: made.departments.slice(0, 1), groups: made.groups }),
  ],
  ['a search for many', () => ({ ...everybody, searchText: 'e' })],
  ['a search for somebody deleted', () => ({ ...everybody, searchText: 'deleted user' })],
];

describe('a page of people is the same however it is read', () => {
  it.each(filters)('with %s, in every order', async (_what, of) => {
    const many = 1_000_000;
    for (const by of both(exerciseUserOrderFields)) {
      const everybody = { ...by, offset: 0, limit: 1000 };
      const expected = await idsOf(everybody, of(), 1);
      expect(expected.length).toBeGreaterThan(0);
      expect(await idsOf(everybody, of(), many), JSON.stringify(by)).toEqual(expected);
      const page = { ...by, offset: 2, limit: 5 };
      for (const count of [1, many]) expect(await idsOf(page, of(), count)).toEqual(expected.slice(2, 7));
    }
  });
});

it('people come in the order of their names, whichever way they are read', async () => {
  const plans: NamePlan[] = ['sorted', 'looked up', 'compared'];
  for (const [what, of] of filters.slice(0, 4)) {
    const read = (plan: NamePlan) =>
      found(sql`SELECT a.user_id FROM ${byName(made, of(), plan)} ${inOrder(personKeys.fullName, sql`u.id`, 'ASC')}`);
    const [sorted, ...others] = await Promise.all(plans.map(read));
    expect(sorted?.length).toBeGreaterThan(0);
    for (const other of others) expect(other, what).toEqual(sorted);
  }
});

type Person = Record<string, string | number | null> & { id: string };
const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

it('people are in the order of the column, whoever has no value last', async () => {
  const ask = async (by: { orderBy: string; order: string }, pageNumber: number, pageSize: number) => {
    const query = { ...by, pageNumber: String(pageNumber), pageSize: String(pageSize) };
    const reply = await made.call(listExercisePeople, { params: { campaignId: made.campaignId }, query });
    return reply.json<{ data: { items: Person[] } }>().data.items;
  };
  for (const by of both(exerciseUserOrderFields)) {
    const items = await ask(by, 1, 100);
    const of = (row: Person) => (by.orderBy === 'fullName' ? String(row['fullName']).toLowerCase() : (row[by.orderBy] ?? null));
    const given = items.map(of).filter((value) => value !== null);
    expect(items.slice(0, given.length).map(of), JSON.stringify(by)).toEqual(given);
    expect(given, JSON.stringify(by)).toEqual([...given].sort((a, b) => (by.order === 'ASC' ? compare(a, b) : compare(b, a))));
    const inPages = [...(await ask(by, 1, 25)), ...(await ask(by, 2, 25)), ...(await ask(by, 3, 25))];
    expect(inPages.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(new Set(inPages.map(({ id }) => id)).size).toBe(61);
  }
});

describe('what people answered to a template', () => {
  const ask = async (query: Record<string, string>) => {
    const params = { campaignId: made.campaignId, templateId: life.templates[2] ?? '' };
    return (await made.call(listTemplateAnswers, { params, query })).json<{
      data: { items: ExerciseTemplateUser[]; pageInfo: { totalCount: number } };
    }>().data;
  };

  it('comes in pages in every order, whoever has not answered last', async () => {
    for (const by of both(templateUserOrderFields)) {
      const { items, pageInfo } = await ask({ ...by, pageSize: '100' });
      expect(pageInfo.totalCount).toBe(61);
      const pages: string[] = [];
      for (let page = 1; page <= 7; page += 1)
        pages.push(...(await ask({ ...by, pageSize: '10', pageNumber: String(page) })).items.map(({ id }) => id));
      expect(pages, JSON.stringify(by)).toEqual(items.map(({ id }) => id));
      expect(new Set(pages).size).toBe(61);
      const answered = items.filter(({ answer }) => answer !== null);
      expect(answered.length).toBeGreaterThan(20);
      if (by.orderBy !== 'status' && by.orderBy !== 'answer') continue;
      expect(items.slice(0, answered.length)).toEqual(answered);
      const values = answered.map(({ answer }) => String(by.orderBy === 'status' ? answer?.status : answer?.name));
      expect(values).toEqual([...values].sort((a, b) => (by.order === 'ASC' ? compare(a, b) : compare(b, a))));
    }
  });

  it('is found by name, with the true number', async () => {
    for (const by of both(templateUserOrderFields)) {
      const { items, pageInfo } = await ask({ ...by, searchText: 'Deleted' });
      expect([items.map(({ id }) => id), pageInfo.totalCount]).toEqual([[made.users[6]?.id], 1]);
      const many = await ask({ ...by, searchText: 'test', pageSize: '100' });
      expect(many.items).toHaveLength(many.pageInfo.totalCount);
    }
  });

  it('is in its file once for everybody', async () => {
    const params = { campaignId: made.campaignId, templateId: life.templates[2] ?? '' };
    const file = await made.call(listTemplateAnswers, { params, query: { isCsv: 'true' } });
    expect(file.text.trim().split('\r\n')).toHaveLength(62);
  });
});
