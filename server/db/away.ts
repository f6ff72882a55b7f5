/** The connection cannot be made or has ended. */
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What the driver says without a code. */
const brokenInWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;
/**
 * SQLSTATE: connection exceptions, no room or connections left, the operator steps in (restart, failover), the machine fails; a
 * statement that took too long, and a transaction that was given up for another one or because it stood idle.
 */
const notNow = /^(08...|53...|57P..|58...|57014|40001|40P01|25P0[34])$/;
const noRoom = '53100';

/** Nothing came back from the database for longer than it may take. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent';
  readonly code = 'ETIMEDOUT';
}

/** An error and what caused it; drivers and drizzle wrap what happened. */
function* causes(error: unknown): Generator<Error & { code?: unknown; syscall?: unknown }> {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) yield one;
}

/** Whether the database is gone, silent, starting, full or too busy: the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  for (const { code, syscall, message } of causes(error)) {
    if (typeof code === 'string' && (broken.has(code) || notNow.test(code))) return true;
    // The socket of the embedded database.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (brokenInWords.test(message)) return true;
  }
  return false;
}

/** Whether the database has no room left on its disk. */
export function isDiskFull(error: unknown): boolean {
  for (const { code } of causes(error)) if (code === noRoom) return true;
  return false;
}
