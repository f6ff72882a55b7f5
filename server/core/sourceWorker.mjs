import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// `--import tsx` only affects the main thread, so each worker thread that runs a source registers tsx itself. Bundles need none.
register();
await import(workerData.module);
