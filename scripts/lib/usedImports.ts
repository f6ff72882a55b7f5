import { parseAst } from 'vite';

type Node = ReturnType<typeof parseAst>['body'][number];

/** The bundler's module graph. */
export interface Graph {
  getModuleInfo(id: string): { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

/** A name that one module takes from another; `*` stands for all of them. */
interface Link {
  from: string;
  name: string;
}
interface Links {
  /** Imports that the module's own code mentions. */
  used: readonly Link[];
  /** What it passes on without using it, by the name under which it does. */
  passed: readonly (Link & { as: string })[];
  /** The names that its own code exports. */
  own: ReadonlySet<string>;
}

const nameOf = (node: { name: string } | { value: unknown }): string => ('name' in node ? node.name : String(node.value));

/** The names that an export without a source gives. */
function exportedNames(node: Node): string[] {
  if (node.type === 'ExportDefaultDeclaration') return ['default'];
  if (node.type !== 'ExportNamedDeclaration') return [];
  const names = node.specifiers.map(({ exported }) => nameOf(exported));
  const { declaration } = node;
  if (declaration?.type === 'VariableDeclaration')
    names.push(...declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])));
  else if (declaration && 'id' in declaration && declaration.id && 'name' in declaration.id) names.push(declaration.id.name);
  return names;
}

function mentions(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);
}

/** The imports and exports of a module. What cannot be read, such as CommonJS, counts as using everything. */
function readLinks(code: string, importedIds: readonly string[]): Links {
  const { body } = parseAst(code);
  const own = new Set(body.flatMap((node) => ('source' in node && node.source ? [] : exportedNames(node))));
  const specifiers = [...new Set(body.flatMap((node) => ('source' in node && node.source ? [node.source.value] : [])))];
  if (specifiers.length !== importedIds.length) return { used: importedIds.map((from) => ({ from, name: '*' })), passed: [], own };
  const idOf = (specifier: string) => importedIds[specifiers.indexOf(specifier)] ?? '';

  const imports: (Link & { local: string })[] = [];
  const passed: (Link & { as: string })[] = [];
  let ownCode = '';
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      const from = idOf(node.source.value);
      if (node.specifiers.length === 0) imports.push({ from, name: '*', local: '' });
      for (const one of node.specifiers) {
        const name =
          one.type === 'ImportDefaultSpecifier' ? 'default' : one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*';
        imports.push({ from, name, local: one.local.name });
      }
    } else if (node.type === 'ExportAllDeclaration') {
      passed.push({ from: idOf(node.source.value), name: '*', as: node.exported ? nameOf(node.exported) : '*' });
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      const from = idOf(node.source.value);
      passed.push(...node.specifiers.map((one) => ({ from, name: nameOf(one.local), as: nameOf(one.exported) })));
    } else {
      ownCode += `${code.slice(node.start, node.end)}\n`;
    }
  }
  return { used: imports.filter(({ local }) => local === '' || mentions(ownCode, local)), passed, own };
}

/**
 * The modules that `start` needs, without those that are imported but not used, or only passed on under a name that nobody uses:
 * an index of a package would otherwise add the whole package. `follow` decides which imports are followed.
 */
export function usedModules(graph: Graph, start: Iterable<string>, follow = (_id: string): boolean => true): Set<string> {
  const linksOf = (id: string): Links => {
    const known = read.get(id);
    if (known) return known;
    const { code, importedIds } = graph.getModuleInfo(id) ?? { code: null, importedIds: [] };
    const links = readLinks(code ?? '', importedIds);
    read.set(id, links);
    return links;
  };
  const modules = new Set<string>();
  const visited = new Set<string>();

  /** Whether a module may export the name: itself, or passed on from another. */
  const provides = (id: string, name: string, via: ReadonlySet<string> = new Set()): boolean => {
    if (via.has(id)) return false;
    const { own, passed } = linksOf(id);
    const deeper = new Set([...via, id]);
    return own.has(name) || passed.some((one) => one.as === name || (one.as === '*' && provides(one.from, name, deeper)));
  };
  const need = ({ from: id, name }: Link): void => {
    const key = `${id}\n${name}`;
    if (visited.has(key) || !follow(id)) return;
    visited.add(key);
    const { used, passed } = linksOf(id);
    if (!modules.has(id)) {
      modules.add(id);
      for (const link of used) need(link);
    }
    for (const one of passed) {
      if (name === '*' || one.as === name) need(one);
      else if (one.as === '*' && provides(one.from, name)) need({ from: one.from, name });
    }
  };
  for (const id of start) for (const link of [...linksOf(id).used, ...linksOf(id).passed]) need(link);
  for (const id of start) modules.add(id);
  return modules;
}

/** Every module is read once for all closures. */
const read = new Map<string, Links>();
