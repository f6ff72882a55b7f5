import { fileURLToPath } from 'node:url';

/** What the bundler tells of its modules. */
interface Graph {
  getModuleInfo(id: string): { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

const root = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');
const shell = 'src/app/mountPanel.tsx';
/** Where everybody arrives, and the resource whose list is opened most: what they share with other pages travels in two files. */
const home = 'src/custom-pages/home/HomePage.tsx';
const users = 'src/resources/users/index.ts';

const isOurs = (id: string) => id.startsWith(`${root}src/`) || id.startsWith(`${root}contract/`);

/** A module and all that it imports, without what is fetched later. */
function closureOf(graph: Graph, entry: string): ReadonlySet<string> {
  if (!graph.getModuleInfo(entry)) throw new Error(`${entry} is not part of the panel any more: see panelChunks.ts`);
  const closure = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (closure.has(id)) continue;
    closure.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return closure;
}

/** Names of the icons that a module of ours imports, without case. */
function iconsIn(graph: Graph, id: string): string[] {
  const code = isOurs(id) ? (graph.getModuleInfo(id)?.code ?? '') : '';
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)];
  return imports.flatMap(([, names = '']) => names.split(',').map((name) => /\w+/.exec(name)?.[0].toLowerCase() ?? ''));
}

interface Parts {
  panel: ReadonlySet<string>;
  list: ReadonlySet<string>;
  icons: ReadonlySet<string>;
}

function findParts(graph: Graph): Parts {
  const ofShell = closureOf(graph, root + shell);
  const pages = new Set([...ofShell].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter(isOurs));
  const closures = new Map([...pages].map((page) => [page, closureOf(graph, page)]));
  const pagesWith = (id: string) => [...closures.values()].filter((closure) => closure.has(id)).length;
  const closureOfPage = (page: string) => [...closureOf(graph, page)].filter(isOurs);
  const [firstList = users] = graph.getModuleInfo(root + users)?.dynamicallyImportedIds ?? [];
  const ofList = closureOfPage(firstList);
  const panel = new Set([...ofShell, ...closureOfPage(root + home).filter((id) => pagesWith(id) > 1)]);
  return {
    panel,
    list: new Set(ofList.filter((id) => pagesWith(id) > 1)),
    icons: new Set([...panel, ...ofList].flatMap((id) => iconsIn(graph, id))),
  };
}

let found: Parts | undefined;
const partsOf = (graph: Graph): Parts => (found ??= findParts(graph));

/** `building-2.js` is the icon that is imported as `Building2`; what is no icon belongs to all of them. */
function isEarlyIcon(id: string, icons: ReadonlySet<string>): boolean {
  const name = /[\\/]icons[\\/]([\w-]+)\.m?js$/.exec(id)?.[1];
  return name === undefined || icons.has(name.replaceAll('-', ''));
}

/**
 * The parts of the panel that many pages share, found in the graph of modules. Each group takes what it names and what that
 * imports; the first group that names a module wins. Other modules go where the bundler puts them.
 */
export const panelChunks = [
  {
    debugName: 'icons',
    test: /[\\/]lucide-react[\\/]/,
    name: (id: string, graph: Graph) => (isEarlyIcon(id, partsOf(graph).icons) ? 'icons' : null),
  },
  { debugName: 'panel', test: isOurs, name: (id: string, graph: Graph) => (partsOf(graph).panel.has(id) ? 'panel' : null) },
  { debugName: 'list', test: isOurs, name: (id: string, graph: Graph) => (partsOf(graph).list.has(id) ? 'list' : null) },
];
