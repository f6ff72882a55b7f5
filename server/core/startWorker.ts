import { Worker } from 'node:worker_threads';

/** Starts a TypeScript module in a thread of its own; it reads `data` as `workerData`. `module` is a file URL. */
export function startWorker(module: URL, data: object): Worker {
  return new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { ...data, module: module.href } });
}
