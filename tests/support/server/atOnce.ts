import type { TestServer } from './testServer.ts';
import { untilWaiting } from './untilWaiting.ts';

/** Holds what a statement locks while calls begin, until each of them waits; then lets them go on. For a server that is quiet. */
export async function atOnce<T>(
  { services: { db } }: Pick<TestServer, 'services'>,
  { text, values }: { text: string; values: unknown[] },
  calls: (() => Promise<T>)[],
): Promise<T[]> {
  const held = await db.pool.connect();
  try {
    await held.query('BEGIN');
    await held.query(text, values);
    const begun: Promise<T>[] = [];
    for (const [index, call] of calls.entries()) {
      begun.push(call());
      await untilWaiting(db, { $client: held }, index + 1);
    }
    await held.query('COMMIT');
    return await Promise.all(begun);
  } finally {
    held.release();
  }
}
