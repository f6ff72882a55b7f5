import type { LureGroup } from '../shapes.ts';
import { leisure } from './leisure/index.ts';
import { office } from './office/index.ts';
import { shops } from './shops/index.ts';
import { tools } from './tools/index.ts';

/** The lures of the library in the order of the panel. */
export const lureGroups: readonly LureGroup[] = [tools, office, shops, leisure];
