import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Runs a module (a file URL) in a worker thread, with `data` as its `workerData`. */
export function startWorker(module: URL, data: object, resourceLimits?: ResourceLimits): Worker {
  const isSource = module.pathname.endsWith('.ts');
  return new Worker(isSource ? new URL('./sourceWorker.mjs', import.meta.url) : module, {
    workerData: { ...data, module: module.href },
    ...(resourceLimits && { resourceLimits }),
  });
}
