import { describe, expect, it } from 'vitest';
import { judge } from '../../../scripts/bench/budgets.ts';
import { recommendedSettings } from '../../../scripts/bench/databases.ts';
import { ofLatencies, ofRuns, percentile } from '../../../scripts/bench/figures.ts';
import { readOptions } from '../../../scripts/bench/options.ts';
import { report } from '../../../scripts/bench/report.ts';

describe('bench figures', () => {
  it('computes percentiles as the value that the share does not exceed', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 95, 99, 100]);
    expect(percentile([7], 0.99)).toBe(7);
    expect(ofRuns('a', 'A', 'ms', [5, 1, 9])).toMatchObject({ value: 5, range: [1, 9] });
  });

  it('compares a figure with every budget that names it', () => {
    const of = (id: string, value: number) => judge({ id, what: '', unit: 'ms', value });
    expect(of('sizes.login.gzip', 108)?.passed).toBe(true);
    expect(of('sizes.login.gzip', 109)?.passed).toBe(false);
    expect(of('postgres.1000000.list-first.rate', 999)?.passed).toBe(false);
    expect(of('postgres.1000000.list-middle.p95', 101)?.passed).toBe(false);
    expect(of('postgres.1000.list-middle.p95', 101)).toBeUndefined();
  });

  it('prints a row per call, and a line for everything else', () => {
    const call = [{ id: 'postgres.1000000.list-first.rate', what: 'list', unit: 'requests/s' as const, value: 1200 }];
    const text = report([
      ofRuns('sizes.login.gzip', 'login', 'KiB', [90, 130]),
      ...call,
      ...ofLatencies('postgres.1000000.list-first', 'list', [4, 5, 40]),
    ]);
    expect(text).toMatch(/login +90/);
    expect(text).toMatch(/list +1,200 +5\.00 +40 +40 +.*p99 ≤ 30 FAILS/);
  });
});

it('runs PostgreSQL on the settings that README recommends', () => {
  expect(recommendedSettings()).toMatchObject({ shared_buffers: '1GB', random_page_cost: '1.1', jit: 'off', work_mem: '16MB' });
});

describe('bench options', () => {
  it('knows its parts, groups of parts and figures', () => {
    expect(readOptions(['--only', 'sizes,server', '--users', '100_000,1000'])).toMatchObject({
      only: new Set(['sizes', 'pglite', 'postgres']),
      users: [1000, 100_000],
    });
    expect(() => readOptions(['--only', 'everything'])).toThrow('no part "everything"');
    expect(() => readOptions(['--runs', '0'])).toThrow('--runs');
  });
});
