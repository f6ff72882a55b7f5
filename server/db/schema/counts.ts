import { sql } from 'drizzle-orm';
import { boolean, check, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companyId } from '../columns.ts';
import { companies } from './companies.ts';

/** SQL expressions over a row of the counted table, by the column of the table of facts that they are for. */
type Expressions = Record<string, string>;

/**
 * The tables of assigned work whose rows triggers count, one row each. Only migrations write here; `heed_keep_counts` creates the triggers of
 * a row. Facts are counted for the whole company (set_id is its own id), and for each department and group.
 */
export const workKinds = pgTable(
  'work_kinds',
  {
    /** The kind of `defineWork`, or the name of a part of it that is counted too, such as answers. */
    kind: text('kind').primaryKey(),
    /** Table of its campaigns, with company_id and id. The facts of a deleted campaign are deleted. */
    campaigns: text('campaigns').notNull(),
    /** The table whose rows are counted, with company_id, campaign_id and user_id. */
    counted: text('counted').notNull().unique(),
    /** If `counted` has no index by person: the table of assignments, which has one, with the same campaign_id and user_id. */
    through: text('through'),
    /** Table of the facts, with company_id, set_id, the keys, n and the sums. Null: only tasks are counted. */
    facts: text('facts'),
    /** Columns of its primary key besides company_id and set_id, such as {"campaign_id": "campaign_id", "status": "status"}. */
    keys: jsonb('keys').$type<Expressions>().notNull().default({}),
    /** Columns that are summed besides n, the number of rows: {"scored": "(score IS NOT NULL)::int"}. A null adds nothing. */
    sums: jsonb('sums').$type<Expressions>().notNull().default({}),
    /** Each row of `counted` is a task of a person, and counts in `person_facts`; done is the status `completed`. */
    countsTasks: boolean('counts_tasks').notNull().default(false),
  },
  (t) => [
    check('work_kinds_kind', sql`${t.kind} ~ '^[a-z][A-Za-z]*$'`),
    check('work_kinds_facts', sql`${t.facts} is not null or (${t.countsTasks} and ${t.keys} = '{}' and ${t.sums} = '{}')`),
    check('work_kinds_campaign', sql`${t.facts} is null or ${t.keys} ? 'campaign_id'`),
    // In the shared table, the rows of each kind have its name.
    check(
      'work_kinds_shared',
      sql`${t.facts} <> 'work_facts' or ${t.keys} ->> 'kind' is not distinct from quote_literal(${t.kind})`,
    ),
    check(
      'work_kinds_expressions',
      sql`jsonb_typeof(${t.keys}) = 'object' and jsonb_typeof(${t.sums}) = 'object'
        and not jsonb_path_exists(${t.keys}, '$.* ? (@.type() != "string")')
        and not jsonb_path_exists(${t.sums}, '$.* ? (@.type() != "string")')`,
    ),
  ],
);

/**
 * Facts by day of the kinds of work that have no table of their own: equal assignments are one row. `n` may be 0. Sums that a kind does not
 * have stay 0, such as the scores of work without scores.
 */
export const workFacts = pgTable(
  'work_facts',
  {
    companyId: companyId(),
    kind: text('kind').notNull(),
    setId: uuid('set_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    status: text('status').notNull(),
    assignedDay: date('assigned_day').notNull(),
    n: integer('n').notNull(),
    /** The ones with a score, and the sum of the scores. */
    scored: integer('scored').notNull().default(0),
    scoreSum: doublePrecision('score_sum').notNull().default(0),
    /** The completed ones, and the sum of the seconds from assignment to completion. */
    done: integer('done').notNull().default(0),
    doneSeconds: doublePrecision('done_seconds').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.kind, t.setId, t.campaignId, t.status, t.assignedDay] })],
);

/**
 * The tasks of a person over all kinds of work: every assignment that exists counts, also in campaigns that are suspended, ended or
 * archived. A person without a row never had a task. People who are deleted, but stay as rows of `users`, stay here as well. Up to a minute
 * old: see `personChanges`.
 */
export const personFacts = pgTable(
  'person_facts',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    tasks: integer('tasks').notNull(),
    completed: integer('completed').notNull(),
    /** From 0 to 1; null without tasks. */
    share: doublePrecision('share').generatedAlwaysAs(sql`completed::float8 / nullif(tasks, 0)`),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('person_facts_share').on(t.companyId, t.share, t.userId),
    index('person_facts_tasks').on(t.companyId, t.tasks),
  ],
);

/**
 * Changes in the tasks of people, until the clock job adds them to `personFacts` (`heed_add_person_changes`). Rows are only inserted: if each
 * assignment updated a counter, everybody who finishes a task would wait for a campaign that is being assigned.
 */
export const personChanges = pgTable('person_changes', {
  companyId: companyId(),
  userId: uuid('user_id').notNull(),
  tasks: integer('tasks').notNull(),
  completed: integer('completed').notNull(),
});

/**
 * How people of a company do in exercises and games, for the comparison within an industry: `score` out of 10 of the days before `day`, null
 * where too few people have one. Requests read it through `heed_industry_score` alone, which names no company.
 */
export const industryScores = pgTable(
  'industry_scores',
  {
    companyId: companyId()
      .primaryKey()
      .references(() => companies.id),
    industry: text('industry').notNull(),
    day: date('day').notNull(),
    score: doublePrecision('score'),
  },
  (t) => [index('industry_scores_industry').on(t.industry)],
);
