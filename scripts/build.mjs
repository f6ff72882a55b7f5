import { build, ensureBuilt } from './ensureBuilt.mjs';

await (process.argv.includes('--if-changed') ? ensureBuilt() : build());
