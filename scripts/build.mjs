import { buildAll, ensureBuilt } from './ensureBuilt.mjs';

await (process.argv.includes('--if-changed') ? ensureBuilt() : buildAll());
