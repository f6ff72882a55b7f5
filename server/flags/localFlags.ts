import { readFile, stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { flagDefaults, type FlagName, flagNames, type FlagValues } from '#contract/flags';

type Values = () => Promise<FlagValues>;

const content = z.record(z.string(), z.boolean());
const isKnown = (name: string) => flagNames.includes(name as FlagName);

async function readValues(path: string, log: FastifyBaseLogger): Promise<FlagValues> {
  const parsed = content.parse(JSON.parse(await readFile(path, 'utf8')));
  const unknown = Object.keys(parsed).filter((name) => !isKnown(name));
  // Not an error: another version that runs at the same time may have the flag.
  if (unknown.length > 0) log.warn({ flags: unknown }, 'FLAGS_FILE names flags that this version does not have');
  const known = Object.entries(parsed).filter(([name]) => isKnown(name));
  return { ...flagDefaults, ...Object.fromEntries(known) };
}

const reasonOf = (error: unknown) =>
  error instanceof z.ZodError ? 'it must be an object of flag names, each true or false' : (error as Error).message;

/** Changes when the file is modified or replaced. */
async function versionOf(path: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path);
  return `${mtimeMs} ${size} ${ino}`;
}

/**
 * Flags from FLAGS_FILE, with defaults for the rest. The file is read again after a change; if it becomes unreadable, the last values
 * stay. Throws an Error with a message for people if it cannot be read at start.
 */
export async function openLocalFlags(path: string | undefined, log: FastifyBaseLogger): Promise<Values> {
  if (path === undefined) return async () => flagDefaults;
  let version: string;
  let values: FlagValues;
  try {
    version = await versionOf(path);
    values = await readValues(path, log);
  } catch (error) {
    throw new Error(`FLAGS_FILE ${path} cannot be used: ${reasonOf(error)}`);
  }
  return async () => {
    const newVersion = await versionOf(path).catch(() => 'gone');
    if (newVersion === version) return values;
    version = newVersion;
    try {
      values = await readValues(path, log);
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'FLAGS_FILE cannot be read any more; its last values stay');
    }
    return values;
  };
}
