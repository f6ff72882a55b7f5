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

/** Formats a table: the first column is left-aligned, all others right-aligned. */
function lines(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((cells) => cells[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  const coloured = (text: string) => text.replace(/holds/g, green('holds')).replace(/FAILS/g, red('FAILS'));
  return [bold(line(head)), dim('─'.repeat(line(head).length)), ...rows.map((cells) => coloured(line(cells)))].join('\n');
}

function verdict(figure: Figure): string {
  const judged = judge(figure);
  return judged ? `${judged.limit} ${judged.passed ? 'holds' : 'FAILS'}` : '';
}

/** Table of single figures: name, value, range of the runs, budget and verdict. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${shown(figure.value)} ${figure.unit}`,
    figure.range ? `(${shown(figure.range[0])}–${shown(figure.range[1])})` : '',
    verdict(figure),
  ]);
  return lines(['what', 'value', '(min–max)', 'budget'], rows);
}

const perCall = { rate: 'requests/s', p50: 'p50 ms', p95: 'p95 ms', p99: 'p99 ms', cpu: 'CPU ms', dbcpu: 'DB CPU ms' } as const;
type Statistic = keyof typeof perCall;
const statisticOf = (id: string): Statistic | undefined =>
  (Object.keys(perCall) as Statistic[]).find((name) => id.endsWith(`.${name}`));

/** Table of figures about calls, a row for each call. */
function callTable(figures: readonly Figure[]): string {
  const callOf = ({ id }: Figure): string => id.replace(/\.[^.]*$/, '');
  const rows = [...new Set(figures.map(callOf))].map((call) => {
    const ofCall = figures.filter((figure) => callOf(figure) === call);
    const cells = Object.keys(perCall).map((name) => ofCall.find(({ id }) => statisticOf(id) === name));
    const verdicts = ofCall.filter(judge).map((figure) => `${statisticOf(figure.id)} ${verdict(figure)}`);
    return [ofCall[0]?.what ?? '', ...cells.map((figure) => (figure ? shown(figure.value) : '')), verdicts.join('; ')];
  });
  return lines(['what', ...Object.values(perCall), 'budget'], rows);
}

export function report(figures: readonly Figure[]): string {
  const calls = figures.filter(({ id }) => statisticOf(id));
  const others = figures.filter(({ id }) => !statisticOf(id));
  return [...(others.length > 0 ? [table(others)] : []), ...(calls.length > 0 ? [callTable(calls)] : [])].join('\n\n');
}

export const failures = (figures: readonly Figure[]): Figure[] => figures.filter((figure) => judge(figure)?.passed === false);

/** Writes everything to a file named by the time, and returns its path. The load average shows whether the machine was idle. */
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
