import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Runs a TypeScript module (a file URL) in a worker thread, with `data` as its `workerData`. */
export function startWorker(module: URL, data: object, resourceLimits?: ResourceLimits): Worker {
  return new Worker(new URL('./worker.mjs', import.meta.url), {
    workerData: { ...data, module: module.href },
    ...(resourceLimits && { resourceLimits }),
  });
}
