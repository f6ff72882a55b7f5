/** Socket errors: no connection, or a broken one. */
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
/** Messages of the driver that have no code. */
const brokenInWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;
/**
 * SQLSTATEs: connection exceptions, insufficient resources, operator intervention (restart, failover), system errors, statement
 * timeouts, serialization failures, deadlocks and idle transactions.
 */
const notNow = /^(08...|53...|57P..|58...|57014|40001|40P01|25P0[34])$/;
const noRoom = '53100';

/** The database did not answer within the longest statement timeout. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent';
  readonly code = 'ETIMEDOUT';
}

/** An error and its causes; drivers and drizzle wrap errors. */
function* causes(error: unknown): Generator<Error & { code?: unknown; syscall?: unknown }> {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) yield one;
}

/** Whether the database is away, silent, starting, full or too busy, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  for (const { code, syscall, message } of causes(error)) {
    if (typeof code === 'string' && (broken.has(code) || notNow.test(code))) return true;
    // The socket of the embedded database is missing.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (brokenInWords.test(message)) return true;
  }
  return false;
}

/** Whether the database's disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (const { code } of causes(error)) if (code === noRoom) return true;
  return false;
}
