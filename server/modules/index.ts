import { existsSync } from 'node:fs';
import { contract } from '#contract/index';
import type { AnyEndpoint, Handler } from '../implement.ts';

/** Every area's handlers, by the contract's names. */
export const handlers: Record<string, Record<string, Handler<AnyEndpoint>>> = {};
for (const [area, endpoints] of Object.entries(contract)) {
  const file = new URL(`./${area}/index.ts`, import.meta.url);
  handlers[area] = existsSync(file)
    ? ((await import(file.href)) as { handlers: Record<string, Handler<AnyEndpoint>> }).handlers
    : Object.fromEntries(Object.keys(endpoints).map((name) => [name, () => Promise.reject(new Error(`${area}.${name} is not there yet`))]));
}
