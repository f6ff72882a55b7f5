const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);

/** Prints one line of progress. */
export const say = (text) => process.stdout.write(`${text}\n`);

/** Exits with a message instead of a stack trace. */
export function stop(text) {
  process.stderr.write(`\n${red('Heed could not go on:')} ${text}\n`);
  process.exit(1);
}

/** Formats a duration: `4.2 s`, `1 min 12 s`. */
export function took(milliseconds) {
  const seconds = milliseconds / 1000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
