import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

/** The transaction that the running code is a part of. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Set by the first pool that refuses: below Node 24 each promise of a process pays for `run`. */
let isRefusing = false;

/** Runs the statements of an open transaction, and ends it: `run` is the work, `end` is called when the connection is free again. */
export function insideTransaction(): { run: <T>(work: () => Promise<T>) => Promise<T>; end: () => void } {
  const state = { isOpen: true };
  return {
    run: (work) => (isRefusing ? current.run(state, work) : work()),
    end: () => {
      state.isOpen = false;
    },
  };
}

/** Runs `work` as what began outside of any transaction, as a request from a browser does. */
export const outsideTransactions = <T>(work: () => T): T => current.run({ isOpen: false }, work);

/**
 * Makes the pool refuse a second connection to code that holds one. It would wait for itself for ever on the embedded database, and on a
 * PostgreSQL as soon as enough requests do the same at once; there only tests, which make every call, look.
 */
export function refuseSecondConnection(pool: Pool): Pool {
  isRefusing = true;
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  const refusing = (...given: [callback?: (error: Error) => void]) => {
    if (!current.getStore()?.isOpen) return connect(...given);
    const error = new Error('a transaction asks for a second connection; use the one that it has');
    const [callback] = given;
    return callback ? callback(error) : Promise.reject(error);
  };
  pool.connect = refusing as Pool['connect'];
  return pool;
}
