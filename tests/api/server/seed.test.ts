import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { email as emailSchema } from '#contract/kit/endpoint';
import { namePattern } from '#contract/people/personNames';
import { lockDataDir } from '#server/db/lock';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import { runArguments } from '../../../scripts/lib/programs.mjs';
import { fillCompany, tidy } from '../../../scripts/seed/fillCompany.ts';
import { fillExercises } from '../../../scripts/seed/fillExercises.ts';
import { openLargeCompany } from '../../../scripts/seed/largeCompany.ts';
import { readOptions } from '../../../scripts/seed/options.ts';
import { progressBar } from '../../../scripts/seed/progress.ts';

let server: BareServer;
const rows = async <T extends object>(text: string) => (await server.services.db.pool.query<T>(text)).rows;
const now = new Date('2026-03-18T10:00:00Z');
const made = { name: 'Seed & Sons', slug: 'seed-sons', now };

beforeAll(async () => {
  server = await startBareServer();
});
afterAll(() => server.close());

describe('a seeded company', () => {
  it('has exactly the requested number of people, and more after a second run with more', async () => {
    const { db } = server.services;
    const seen: number[] = [];
    for (const total of [300, 300, 450]) {
      const company = await openLargeCompany(db, made);
      await fillCompany(db, company, { slug: made.slug, total, now, onDone: (people) => seen.push(people) });
      expect(await rows('SELECT count(*)::int AS n FROM users')).toEqual([{ n: total }]);
    }
    expect(seen).toEqual([299, 150]);
    await tidy(db);
  });

  it('keeps the counters exact', async () => {
    expect(await rows('SELECT sum(n)::int AS n FROM people_counts')).toEqual([{ n: 450 }]);
    expect(await rows('SELECT sum(n)::int AS n FROM member_counts')).toEqual(
      await rows('SELECT (SELECT count(*) FROM user_departments)::int + (SELECT count(*) FROM user_groups)::int AS n'),
    );
  });

  it('has valid people of every kind', async () => {
    const people = await rows<{ email: string; name: string; last_name: string; status: string; role: string; ok: boolean }>(
      `SELECT email, name, last_name, status, role, created_at <= '${now.toISOString()}' AND (last_login IS NULL OR last_login >= created_at) AS ok FROM users`,
    );
    const acceptable = ({ email, name, last_name }: (typeof people)[number]) =>
      emailSchema.safeParse(email).success && namePattern.test(name) && namePattern.test(last_name);
    expect(people.filter((person) => !acceptable(person))).toEqual([]);
    expect(people.filter(({ ok, role }) => !ok && role === 'user')).toEqual([]);
    expect(new Set(people.map(({ status }) => status))).toEqual(new Set(['active', 'invited', 'disabled']));
  });

  it('answers a phishing exercise soon, also where the tables hold only a small one so far', { timeout: 120_000 }, async () => {
    const { db } = server.services;
    await fillExercises(db, await openLargeCompany(db, made), now);
    await tidy(db);
    const larger = { name: 'Larger', slug: 'larger', now };
    const people = { slug: larger.slug, total: 6000, now, onDone: () => undefined };
    await fillCompany(db, await openLargeCompany(db, larger), people);
    const company = await openLargeCompany(db, larger);
    // Ends a statement that takes longer than that of a request may.
    await fillExercises(db, company, now);
    const counted = `SELECT user_id AS id, count(*) FILTER (WHERE status = 'CORRECT')::int AS correct,
      count(*) FILTER (WHERE status = 'PARTIAL')::int AS partial, count(*) FILTER (WHERE status = 'WRONG')::int AS wrong
      FROM exercise_answers WHERE company_id = '${company.id}' GROUP BY 1 ORDER BY 1`;
    const noted = `SELECT user_id AS id, correct, partial, wrong FROM exercise_assignments
      WHERE company_id = '${company.id}' AND correct + partial + wrong > 0 ORDER BY 1`;
    const found = await rows(noted);
    expect(found.length).toBeGreaterThan(5000);
    expect(found).toEqual(await rows(counted));
  });

  it('does not touch other companies', async () => {
    await server.company({ name: 'Others', slug: 'others' });
    await expect(openLargeCompany(server.services.db, { name: 'Others', slug: 'others', now })).rejects.toThrow('did not make');
  });
});

describe('the seed command', () => {
  it('refuses while another process holds the data directory', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'heed-seed-'));
    const release = lockDataDir(dataDir);
    const args = [...runArguments('scripts/seed.ts'), '--users', '10'];
    const { status, stderr } = spawnSync(process.execPath, args, {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    release();
    rmSync(dataDir, { recursive: true, force: true });
    expect(stderr).toContain('in use by another Heed process');
    expect(status).toBe(1);
  });

  it('names the invalid option of its command line', () => {
    expect(() => readOptions(['--users', 'many'])).toThrow('--users');
    expect(() => readOptions(['--users', '0'])).toThrow('--users');
    expect(() => readOptions(['--company', '???'])).toThrow('--company');
    expect(readOptions(['--users', '1_000_000', '--company', 'Café & Co.'])).toMatchObject({ users: 1_000_000, slug: 'cafe-co' });
  });

  it('prints one progress bar on a terminal and a few lines to a file', () => {
    const file: string[] = [];
    const toFile = progressBar(1000, (text) => file.push(text), false);
    for (let done = 10; done <= 1000; done += 10) toFile(done);
    expect(file.length).toBeLessThanOrEqual(12);
    expect(file.at(-1)).toMatch(/100 %.*1,000 of 1,000/);
    const screen: string[] = [];
    const toScreen = progressBar(2, (text) => screen.push(text), true);
    toScreen(1);
    toScreen(2);
    expect(screen[0]).toMatch(/^\r.*50 %/);
    expect(screen.join('').split('\n')).toHaveLength(2);
  });
});
