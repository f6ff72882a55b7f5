import type { AnyColumn } from '#contract/reports/column';
import type { SetKind } from '../../db/memberships.ts';
import type { Page } from '../pages.ts';
import { answerTable, type TableCall } from '../tableHandler.ts';
import { countPeople, type peopleTable } from './people.ts';
import { findSets, type SetRow, type SetsPage } from './sets.ts';
import type { Of, PeopleFilters } from './work.ts';

/** A tab of the report of a campaign. */
interface Tab<Sorted> {
  /** Of the file, without date and extension. */
  name: string;
  columns: readonly AnyColumn[];
  of: Of;
  filters: PeopleFilters;
  page: Sorted;
}

type Found<Row> = { items: Row[]; totalCount: number };

/** Answers the tab of people: the page in the shape of `reply`, or all of them as CSV. `audited`: what the audit log says of the file. */
export const answerPeople = <Row extends { id: string }, Field extends string, Reply>(
  call: TableCall,
  { of, filters, ...tab }: Tab<Page<Field>> & { audited: object },
  people: ReturnType<typeof peopleTable<Row, Field>>,
  reply: (found: Found<Row>) => Reply,
) =>
  answerTable(
    call,
    {
      ...tab,
      find: (tx, part) => people.find(tx, of, filters, part),
      next: (tx, after, limit) => people.next(tx, of, filters, after, limit),
      audited: { filters: tab.audited, count: (tx) => countPeople(tx, of, filters) },
    },
    reply,
  );

/** Answers the tab of departments or of groups. */
export const answerSets = <Reply>(
  call: TableCall,
  { of, filters, ...tab }: Tab<SetsPage>,
  kind: SetKind,
  reply: (found: Found<SetRow>) => Reply,
) => answerTable(call, { ...tab, find: (tx, part) => findSets(tx, of, kind, filters, part) }, reply);
