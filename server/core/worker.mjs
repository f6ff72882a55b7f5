import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// `--import tsx` reaches the main thread only; a worker thread turns TypeScript on by itself.
register();
await import(workerData.module);
