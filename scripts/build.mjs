import { buildAll, ensureBuilt } from './ensureBuilt.mjs';

// `--if-changed` builds only what is not up to date; `--if-changed server` looks at the server only.
const at = process.argv.indexOf('--if-changed');
const only = process.argv.slice(at + 1);
await (at < 0 ? buildAll() : ensureBuilt(only.length > 0 ? only : undefined));
