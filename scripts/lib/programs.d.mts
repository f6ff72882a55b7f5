/** Arguments for Node that run a source, for instance `server/main.ts`: its bundle, or the source itself through tsx. */
export function runArguments(source: string): string[];
