import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

/** The transaction that the running code is a part of. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Set by the first pool that refuses. Without one, `run` is not used: below Node 24 it slows every promise of the process. */
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

/** Runs `work` as code that holds no transaction, as a request from a browser does. */
export const outsideTransactions = <T>(work: () => T): T => current.run({ isOpen: false }, work);

/**
 * Makes the pool refuse a second connection to code that holds one. The embedded database has only one, so the code would wait
 * for itself for ever; so would it with PostgreSQL, as soon as enough requests do the same at once. With PostgreSQL only tests check this.
 */
export function refuseSecondConnection(pool: Pool): Pool {
  isRefusing = true;
  const connect = pool.connect.bind(pool) as (...parameters: unknown[]) => unknown;
  const refusing = (...parameters: [callback?: (error: Error) => void]) => {
    if (!current.getStore()?.isOpen) return connect(...parameters);
    const error = new Error('a transaction asks for a second connection; use the one that it has');
    const [callback] = parameters;
    return callback ? callback(error) : Promise.reject(error);
  };
  pool.connect = refusing as Pool['connect'];
  return pool;
}
