import { build } from './ensureBuilt.mjs';

await build();
