import { format } from './figures.ts';

const width = 30;
/** Percent between two lines if the output is no terminal. */
const step = 10;

/** A bar with count, rate and time left: one line that is overwritten, or a line every ten percent in a file. */
export function progressBar(
  total: number,
  write: (text: string) => void = (text) => process.stderr.write(text),
  live = process.stderr.isTTY,
) {
  const start = performance.now();
  let lastShown = -step;
  return (done: number): void => {
    const share = total === 0 ? 1 : done / total;
    const percent = Math.floor(share * 100);
    if (!live && percent < lastShown + step && done < total) return;
    lastShown = percent;
    const seconds = (performance.now() - start) / 1000;
    const rate = seconds > 0 ? done / seconds : 0;
    const left = rate > 0 ? (total - done) / rate : 0;
    const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░');
    const line = `${bar} ${String(percent).padStart(3)} %  ${format(done)} of ${format(total)}  ${format(rate)}/s  ${clock(left)} left`;
    write(live ? `\r${line}\u001b[K${done >= total ? '\n' : ''}` : `${line}\n`);
  };
}

function clock(seconds: number): string {
  const totalSeconds = Math.ceil(seconds);
  return `${Math.floor(totalSeconds / 60)}:${String(totalSeconds % 60).padStart(2, '0')}`;
}
