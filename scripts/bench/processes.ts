import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10;

const statOf = (pid: number | string): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
};

/**
 * Processor time of a process and its living children, in milliseconds. It shows the cost of a request even while other
 * programs use the machine. NaN without /proc.
 */
export function processorMs(pid: number | undefined): number {
  if (pid === undefined || statOf(pid).length === 0) return Number.NaN;
  const family = readdirSync('/proc').filter(
    (name) => name === String(pid) || (/^\d+$/.test(name) && statOf(name)[1] === String(pid)),
  );
  return family.reduce((sum, name) => sum + (Number(statOf(name)[11] ?? 0) + Number(statOf(name)[12] ?? 0)) * msPerTick, 0);
}

/** Peak memory of a process so far, in MiB. */
export function peakMiB(pid: number | undefined): number {
  try {
    const [, kib] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kib) / 1024;
  } catch {
    return Number.NaN;
  }
}
