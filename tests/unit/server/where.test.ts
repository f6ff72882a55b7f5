import { sql } from 'drizzle-orm';
import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { allOf, inRange, isOneOf } from '#server/db/where';

const written = (condition: ReturnType<typeof isOneOf>) => new PgDialect().sqlToQuery(condition);
const { name } = pgTable('people', { name: text('name') });

describe('a condition that a column has one of some values', () => {
  it('is the list', () => {
    expect(written(isOneOf(sql`u.id`, { among: ['a', 'b'] }, 'uuid'))).toMatchObject({
      sql: 'u.id = ANY($1::uuid[])',
      params: [['a', 'b']],
    });
    expect(written(isOneOf(sql`${name}`, { chosen: ['a'] })).sql).toBe('"people"."name" = ANY($1::text[])');
  });

  it('is none if the values are absent', () => {
    expect(written(isOneOf(sql`u.id`, { among: undefined })).sql).toBe('true');
    expect(written(isOneOf(sql`u.id`, { chosen: undefined })).sql).toBe('true');
  });

  it('is none if nothing is chosen, and nobody’s if the given list is empty', () => {
    expect(written(isOneOf(sql`u.id`, { chosen: [] })).sql).toBe('true');
    expect(written(isOneOf(sql`u.id`, { among: [] })).params).toEqual([[]]);
  });
});

describe('conditions', () => {
  it('hold for everything if there are none', () => {
    expect(written(allOf([])).sql).toBe('true');
    expect(written(inRange(sql`at`, { dateFrom: '2026-11-21' })).sql).toBe('true');
  });
});
