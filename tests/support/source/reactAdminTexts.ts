import { dirname, join } from 'node:path';
import { exists, filesIn, read } from './project.ts';

/** A part of react-admin: the file that defines it and its name there. */
type Part = { file: string; name: string };

interface Module {
  /** Source of each top-level name, without comments. */
  parts: Map<string, string>;
  /** Local names that stand for a part of another module; `*` stands for all of it. */
  imported: Map<string, Part>;
  /** Modules whose names are re-exported. */
  passedOn: string[];
}

const ours = /^(react-admin|ra-core|ra-ui-materialui)$/;
const modules = new Map<string, Module>();

function resolve(file: string, from: string): string | undefined {
  if (from.startsWith('.')) return join(dirname(file), from);
  return ours.test(from) ? `node_modules/${from}/dist/index.js` : undefined;
}

/** `{ a, b as c }`, `a` and `* as a` as pairs of the name there and the name here. */
function namesOf(clause: string): [there: string, here: string][] {
  const [, whole = '', all = '', list = ''] =
    /^(?:([\w$]+)\s*,?\s*)?(?:\*\s*as\s+([\w$]+))?(?:\{([\s\S]*)\})?$/.exec(clause.trim()) ?? [];
  const listed = list.split(',').flatMap((one): [string, string][] => {
    const [there = '', here = there] = one
      .trim()
      .replace(/^type\s.*/, '')
      .split(/\s+as\s+/);
    return there ? [[there, here]] : [];
  });
  return [...listed, ...(whole ? [['default', whole] as [string, string]] : []), ...(all ? [['*', all] as [string, string]] : [])];
}

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const found: Module = { parts: new Map(), imported: new Map(), passedOn: [] };
  modules.set(file, found);
  if (!exists(file)) return found;
  const source = read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  for (const [, from = ''] of source.matchAll(/^export \* from ["']([^"']+)["']/gm)) found.passedOn.push(resolve(file, from) ?? '');
  for (const [, clause = '', from = ''] of source.matchAll(/^(?:import|export)\s+([^"';]+?)\s+from\s+["']([^"']+)["']/gm)) {
    const target = resolve(file, from);
    if (target && !clause.startsWith('* from'))
      for (const [name, here] of namesOf(clause)) found.imported.set(here, { file: target, name });
  }
  const starts = [...source.matchAll(/^(?:export )?(default )?(?:async )?(?:const|let|var|function\*?|class)? *([\w$]+)/gm)];
  let name = '';
  starts.forEach((match, index) => {
    const text = source.slice(match.index, starts[index + 1]?.index);
    if (/^(?:export )?(?:default )?(?:async )?(?:const|let|var|function|class)\b/.test(text)) name = match[2] ?? '';
    found.parts.set(name, (found.parts.get(name) ?? '') + text);
    const asDefault = match[1] ? name : /^export default ([\w$]+)/.exec(text)?.[1];
    if (asDefault) found.imported.set('default', { file, name: asDefault });
  });
  return found;
}

/** Where a name that a module exports is defined. */
function definition({ file, name }: Part, seen = new Set<string>()): Part | undefined {
  if (seen.has(`${file} ${name}`)) return undefined;
  seen.add(`${file} ${name}`);
  const { parts, imported, passedOn } = readModule(file);
  if (parts.has(name)) return { file, name };
  const there = imported.get(name);
  if (there) return definition(there, seen);
  for (const next of passedOn) {
    const found = definition({ file: next, name }, seen);
    if (found) return found;
  }
  return undefined;
}

/** The parts of react-admin that the panel's sources import. */
export const usedParts = (): string[] => [
  ...new Set(
    filesIn(['src']).flatMap((file) =>
      [...read(file).matchAll(/^import\s+(?!type\s)([^"';]+?)\s+from\s+'([^']+)'/gm)].flatMap(([, clause = '', from = '']) =>
        ours.test(from) ? namesOf(clause).map(([there]) => there) : [],
      ),
    ),
  ),
];

/** The locale keys that these parts of react-admin, and all that they use, may need: each with the part that uses it. */
export function keysAskedBy(names: readonly string[]): Map<string, string> {
  const keys = new Map<string, string>();
  const seen = new Set<string>();
  const queue = names.map((name) => definition({ file: 'node_modules/react-admin/dist/index.js', name }));
  for (let part = queue.pop(); queue.length > 0 || part; part = queue.pop()) {
    if (!part || seen.has(`${part.file} ${part.name}`)) continue;
    seen.add(`${part.file} ${part.name}`);
    const { parts, imported } = readModule(part.file);
    const text = parts.get(part.name) ?? '';
    for (const [, key = ''] of text.matchAll(/['"`](ra\.[\w.]+)/g)) keys.set(key, part.name);
    for (const word of new Set(text.match(/[\w$]+/g))) {
      if (parts.has(word)) queue.push({ file: part.file, name: word });
      const there = imported.get(word);
      if (there) queue.push(definition(there));
    }
  }
  return keys;
}
