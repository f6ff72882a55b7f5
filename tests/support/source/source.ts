/** TypeScript split into code and text; both keep the line numbers of the file. */
export interface SourceParts {
  /** The code, with comments, strings and template texts blanked. */
  code: string;
  /** Strings and template texts, with everything else blanked. */
  text: string;
}

const regexMayStart = /(^|[(,=:[!&|?{};+\n>]|\breturn|\btypeof|\bcase)\s*$/;
const blank = (part: string) => part.replace(/[^\n]/g, ' ');

/** Pieces of a source by their beginning, each tried at one place. */
const pieces = {
  comment: /\/\/[^\n]*|\/\*[\s\S]*?\*\//y,
  string: /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y,
  regex: /\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/y,
  // Neither a beginning of another piece nor a brace.
  code: /[^'"`/{}]+/y,
  templateText: /[^\\`$]+/y,
};

function lengthAt(source: string, from: number, kind: keyof typeof pieces): number {
  pieces[kind].lastIndex = from;
  return pieces[kind].exec(source)?.[0].length ?? 0;
}

/** The piece at `from`: a comment, a quoted string, a regular expression, or code, of which a brace or a back quote is one piece. */
function pieceAt(source: string, from: number): { kind: 'comment' | 'string' | 'regex' | 'code'; length: number } {
  const code = lengthAt(source, from, 'code');
  if (code > 0) return { kind: 'code', length: code };
  for (const kind of ['comment', 'string'] as const) {
    const length = lengthAt(source, from, kind);
    if (length > 0) return { kind, length };
  }
  const regex = lengthAt(source, from, 'regex');
  if (regex > 0 && regexMayStart.test(source.slice(Math.max(0, from - 60), from))) return { kind: 'regex', length: regex };
  return { kind: 'code', length: 1 };
}

/** Splits a source file. Not a parser: enough to search code without finding words in comments, and SQL without code. */
export function splitSource(source: string): SourceParts {
  let code = '';
  let text = '';
  let at = 0;
  /** Open braces since each template's `${`; a number per nested template. */
  const depths: number[] = [];
  const put = (part: string, into: 'code' | 'text' | 'none') => {
    code += into === 'code' ? part : blank(part);
    text += into === 'text' ? part : blank(part);
    at += part.length;
  };
  const template = () => {
    while (at < source.length) {
      const plain = lengthAt(source, at, 'templateText');
      if (plain > 0) put(source.slice(at, at + plain), 'text');
      const next = source[at] ?? '';
      if (next === '\\') put(source.slice(at, at + 2), 'text');
      else if (next === '`') return put('`', 'code');
      else if (next === '$' && source[at + 1] === '{') {
        depths.push(0);
        return put('${', 'code');
      } else put(next, 'text');
    }
  };
  while (at < source.length) {
    const { kind, length } = pieceAt(source, at);
    const part = source.slice(at, at + length);
    const last = depths.length - 1;
    if (kind === 'comment') put(part, 'none');
    else if (kind === 'string') put(part, 'text');
    else if (kind === 'regex') put(part, 'none');
    else if (part === '`') {
      put(part, 'code');
      template();
    } else if (part === '}' && last >= 0 && depths[last] === 0) {
      depths.pop();
      put(part, 'code');
      template();
    } else {
      if (last >= 0 && part === '{') depths[last] = (depths[last] ?? 0) + 1;
      if (last >= 0 && part === '}') depths[last] = (depths[last] ?? 0) - 1;
      put(part, 'code');
    }
  }
  return { code, text };
}

export const lineOf = (source: string, index: number): number => source.slice(0, index).split('\n').length;

export interface Import {
  from: string;
  /** Removed by the compiler: `import type`, or only `type` names. */
  typeOnly: boolean;
  dynamic: boolean;
}

/** All imports and re-exports of a file, in any form. */
export function importsOf(source: string): Import[] {
  const found: Import[] = [];
  for (const match of source.matchAll(/^\s*(?:import|export)\s+(type\s)?([^;'"()]*?)\sfrom\s*['"]([^'"]+)['"]/gm)) {
    const names = /^\{([\s\S]*)\}$/.exec((match[2] ?? '').trim())?.[1];
    const onlyTypes = names?.split(',').every((name) => !name.trim() || name.trim().startsWith('type ')) ?? false;
    found.push({ from: match[3] ?? '', typeOnly: Boolean(match[1]) || onlyTypes, dynamic: false });
  }
  for (const match of source.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm))
    found.push({ from: match[1] ?? '', typeOnly: false, dynamic: false });
  for (const match of source.matchAll(/\bimport\(\s*['"`]([^'"`$]+)['"`]\s*\)/g))
    found.push({ from: match[1] ?? '', typeOnly: false, dynamic: true });
  return found;
}

/** Path from the project's root of one of our files; undefined for packages. */
export function resolveOurs(importer: string, from: string): string | undefined {
  const bare = from.replace(/\?.*$/, '');
  if (bare.startsWith('~/')) return `src/${bare.slice(2)}`;
  const alias = /^#(contract|server|tests)\/(.+)$/.exec(bare);
  if (alias) return `${alias[1]}/${(alias[2] ?? '').replace(/\.ts$/, '')}.ts`;
  if (bare.startsWith('#locales/')) return bare.slice(1);
  if (!bare.startsWith('.')) return undefined;
  const parts = importer.split('/').slice(0, -1);
  for (const part of bare.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
