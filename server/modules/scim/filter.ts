import { type SQL, sql } from 'drizzle-orm';
import { type AttrExp, type Compare, type Filter, parse } from 'scim2-parse-filter';
import { z } from 'zod';
import { companyLimits } from '#contract/company/limits';
import { escapeLike } from '../../db/where.ts';
import { keyOf, readPath } from './names.ts';
import { ScimError } from './scimError.ts';

/** How an attribute is compared: text exactly or without regard to case, an id, a boolean, a time, or a membership that is a subquery. */
export interface Column {
  kind: 'text' | 'exact' | 'id' | 'boolean' | 'time' | 'member';
  /** For `member`: the subquery of ids. */
  sql: SQL;
}
export type Columns = ReadonlyMap<string, Column>;

const invalid = (detail: string) => new ScimError(400, detail, 'invalidFilter');

/** The tree of a filter. Brackets nest at most as deep as the text is long, so the length also bounds the depth. */
export function parseFilter(text: string): Filter {
  if (text.length > companyLimits.scim.filterMax) throw invalid('The filter is too long');
  try {
    return parse(text);
  } catch {
    throw invalid('The filter can’t be read');
  }
}

/** The filter of a request as a condition. Refuses attributes that are not in `columns`, as RFC 7644 wants, instead of ignoring them. */
export const filterSql = (text: string, columns: Columns): SQL => toSql(parseFilter(text), columns, '');

function toSql(filter: Filter, columns: Columns, within: string): SQL {
  if (filter.op === 'not') return sql`NOT coalesce(${toSql(filter.filter, columns, within)}, false)`;
  if ('filters' in filter) {
    const parts = filter.filters.map((part) => toSql(part, columns, within));
    return sql`(${sql.join(parts, filter.op === 'and' ? sql` AND ` : sql` OR `)})`;
  }
  if (filter.op === '[]') return toSql(filter.valFilter, columns, `${filter.attrPath}.`);
  return attributeSql(filter, columns, within);
}

function attributeSql(filter: AttrExp, columns: Columns, within: string): SQL {
  const path = readPath(within + filter.attrPath);
  const column = path && columns.get(keyOf(path));
  if (!column) throw invalid(`Filters of ${within}${filter.attrPath} are not supported`);
  return filter.op === 'pr' ? sql`${column.sql} IS NOT NULL` : compare(filter, column);
}

const inequalities = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const;
const isUuid = (text: string) => z.uuid().safeParse(text).success;

function compare({ op, compValue, attrPath }: Compare, { kind, sql: column }: Column): SQL {
  if (op === 'ne') return sql`NOT coalesce(${compare({ op: 'eq', compValue, attrPath }, { kind, sql: column })}, false)`;
  if (compValue === null) return op === 'eq' ? sql`${column} IS NULL` : sql`false`;
  const text = String(compValue);
  if (kind === 'id' || kind === 'member') {
    if (op !== 'eq') throw invalid(`${attrPath} can only be compared with eq and ne`);
    if (!isUuid(text)) return sql`false`;
    return kind === 'id' ? sql`${column} = ${text}::uuid` : sql`${text}::uuid IN (${column})`;
  }
  if (kind === 'boolean') {
    if (op !== 'eq' || !/^(true|false)$/i.test(text)) throw invalid(`${attrPath} is true or false`);
    return sql`${column} = ${text.toLowerCase() === 'true'}`;
  }
  if (kind === 'time') return compareTime(op, text, column, attrPath);
  const [left, right] = kind === 'exact' ? [column, text] : [sql`lower(${column})`, text.toLowerCase()];
  if (op === 'eq') return sql`${left} = ${right}`;
  if (op === 'co') return sql`${left} LIKE ${`%${escapeLike(right)}%`}`;
  if (op === 'sw') return sql`${left} LIKE ${`${escapeLike(right)}%`}`;
  if (op === 'ew') return sql`${left} LIKE ${`%${escapeLike(right)}`}`;
  return sql`${left} ${inequalities[op]} ${right}`;
}

function compareTime(op: Exclude<Compare['op'], 'ne'>, text: string, column: SQL, attrPath: string): SQL {
  if (!z.iso.datetime({ offset: true }).safeParse(text).success || op === 'co' || op === 'sw' || op === 'ew')
    throw invalid(`${attrPath} can only be compared with a time`);
  return sql`${column} ${op === 'eq' ? sql`=` : inequalities[op]} ${new Date(text)}`;
}
