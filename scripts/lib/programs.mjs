import { at } from './exec.mjs';

/** Folder of the bundles in the project. */
export const bundleFolder = 'built';

/** What runs without `tsx`: the server, its worker threads, and the commands of operators. Name of the bundle by source. */
export const programs = {
  'server/main.ts': 'server',
  'server/db/pgliteWorker.ts': 'pgliteWorker',
  'server/html/cleaningWorker.ts': 'cleaningWorker',
  'server/modules/reportButton/recognise/worker.ts': 'recogniseWorker',
  'server/identity/emulator/worker.ts': 'emulatorWorker',
  'scripts/backup.ts': 'backup',
  'scripts/createAdmin.ts': 'createAdmin',
  'scripts/restore.ts': 'restore',
  'scripts/seed.ts': 'seed',
};

/** Replies are short-lived: with more room for young objects, fewer of them are copied before they are collected. */
const flagsOf = { 'server/main.ts': ['--max-semi-space-size=32'] };

/** Arguments for Node that run a source: its bundle, which `ensureBuilt` has to make before, or the source itself through tsx. */
export const runArguments = (source) =>
  programs[source]
    ? ['--enable-source-maps', ...(flagsOf[source] ?? []), at(bundleFolder, `${programs[source]}.mjs`)]
    : ['--import', 'tsx', at(source)];
