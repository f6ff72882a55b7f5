import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { bold, dim, green, red } from '../lib/say.mjs';
import { judge } from './budgets.ts';
import type { Figure } from './figures.ts';

const shown = (value: number): string =>
  value.toLocaleString(
    'en',
    value < 10 ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { maximumFractionDigits: value < 100 ? 1 : 0 },
  );

/** The figures as lines of a table: what, value, range of the runs, budget and whether it holds. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const verdict = judge(figure);
    const range = figure.range ? `(${shown(figure.range[0])}–${shown(figure.range[1])})` : '';
    const state = verdict ? (verdict.passed ? green('holds') : red('FAILS')) : '';
    return { cells: [figure.what, `${shown(figure.value)} ${figure.unit}`, range, verdict?.limit ?? ''], state };
  });
  const head = ['what', 'value', '(min–max)', 'budget'];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map(({ cells }) => cells[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return [
    bold(line(head)),
    dim('─'.repeat(widths.reduce((a, b) => a + b + 2, 6))),
    ...rows.map(({ cells, state }) => `${line(cells)}  ${state}`),
  ].join('\n');
}

export const failures = (figures: readonly Figure[]): Figure[] => figures.filter((figure) => judge(figure)?.passed === false);

/** Writes everything into a file named by the moment, and gives its path. The load tells whether the machine was idle. */
export function writeJson(folder: string, figures: readonly Figure[], loadBefore: number[]): string {
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const path = join(folder, `${at.replace(/[:.]/g, '-')}.json`);
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    loadBefore,
    loadAfter: loadavg(),
  };
  const judged = figures.map((figure) => ({ ...figure, ...judge(figure) }));
  writeFileSync(path, `${JSON.stringify({ at, machine, figures: judged }, null, 2)}\n`);
  return path;
}
