import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// `--import tsx` only affects the main thread, so each worker thread registers tsx itself.
register();
await import(workerData.module);
