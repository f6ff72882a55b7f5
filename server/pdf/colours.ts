import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const tokens = fileURLToPath(new URL('../../src/app/theme/tokens.css', import.meta.url));

/** The colours of the light theme by name, for paper. */
export function paperColours(): Record<string, string> {
  const light = /:root\s*\{([^}]*)\}/.exec(readFileSync(tokens, 'utf8'))?.[1] ?? '';
  return Object.fromEntries(
    [...light.matchAll(/--([\w-]+):\s*(?:var\(--[\w-]+,\s*)?(#[\da-f]{6})\)?;/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
