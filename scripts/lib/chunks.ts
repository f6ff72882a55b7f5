import { fileURLToPath } from 'node:url';

/** The modules of the bundler. */
interface Graph {
  getModuleInfo(id: string): { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}
type ModuleIds = ReadonlySet<string>;

const root = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');
const entry = `${root}src/main.tsx`;
/** The two programs. */
const signedOut = `${root}src/signed-out/mount.tsx`;
const shell = `${root}src/app/mountPanel.tsx`;
/** The first page, and the resource whose list is opened most: what they share with other pages travels in two files. */
const home = `${root}src/custom-pages/home/HomePage.tsx`;
const users = `${root}src/resources/users/index.ts`;

const isOurs = (id: string) => id.startsWith(`${root}src/`) || id.startsWith(`${root}contract/`);
/** Sheets of the start, the font's among them, are one file. */
const isOursOrSheet = (id: string) => isOurs(id) || id.endsWith('.css');

/** The modules that `start` and what it imports consist of, without dynamic imports; `follow` says which imports are followed. */
function closureOf(graph: Graph, start: string | Iterable<string>, follow = (_id: string): boolean => true): Set<string> {
  const closure = new Set<string>();
  const open = typeof start === 'string' ? [start] : [...start];
  for (const id of open) if (!graph.getModuleInfo(id)) throw new Error(`${id} is not part of the build any more: see chunks.ts`);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (closure.has(id)) continue;
    closure.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []).filter(follow));
  }
  return closure;
}

/** Names of the icons that a module of ours imports, in lower case. */
function iconsIn(graph: Graph, id: string): string[] {
  const code = isOurs(id) ? (graph.getModuleInfo(id)?.code ?? '') : '';
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)];
  return imports.flatMap(([, names = '']) => names.split(',').map((name) => /\w+/.exec(name)?.[0].toLowerCase() ?? ''));
}

const inPackages = (names: string) => {
  const pattern = new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);
  return (id: string) => pattern.test(id);
};
const isOfMui = inPackages('@mui|@emotion|@popperjs|stylis|clsx|react-transition-group');

interface Parts {
  /** What starts the two programs, and what they share. */
  start: ModuleIds;
  /** The shell, the first page, and what several pages share with it. */
  panel: ModuleIds;
  /** What the first list shares with other pages. */
  list: ModuleIds;
  /** What of MUI is needed up to the first list. */
  mui: ModuleIds;
  icons: ReadonlySet<string>;
}

function findParts(graph: Graph): Parts {
  const ofEntry = closureOf(graph, entry);
  const ofSignedOut = closureOf(graph, signedOut);
  const ofShell = closureOf(graph, shell);
  const pages = new Set([...ofShell].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter(isOurs));
  const closures = [...pages].map((page) => closureOf(graph, page));
  const inPanel = new Set([ofShell, ...closures].flatMap((closure) => [...closure]));
  const start = [...ofEntry, ...[...ofSignedOut].filter((id) => inPanel.has(id))].filter(isOursOrSheet);
  const isShared = (id: string) => closures.filter((closure) => closure.has(id)).length > 1;
  const [firstList = users] = graph.getModuleInfo(users)?.dynamicallyImportedIds ?? [];
  const ofList = [...closureOf(graph, firstList)].filter(isOurs);
  const panel = [...ofShell, ...[...closureOf(graph, home)].filter((id) => isOurs(id) && isShared(id))];
  const early = [...panel, ...ofList];
  return {
    start: new Set(start.filter((id) => id !== entry)),
    panel: new Set(panel),
    list: new Set(ofList.filter(isShared)),
    // Only through imports of ours: react-admin's index imports all of MUI.
    mui: closureOf(graph, early.filter(isOurs), isOfMui),
    icons: new Set(early.flatMap((id) => iconsIn(graph, id))),
  };
}

let found: Parts | undefined;
const partsOf = (graph: Graph): Parts => (found ??= findParts(graph));

/** `building-2.js` is the icon that is imported as `Building2`; other modules of the package belong to all icons. */
function isEarlyIcon(id: string, icons: ReadonlySet<string>): boolean {
  const name = /[\\/]icons[\\/]([\w-]+)\.m?js$/.exec(id)?.[1];
  return name === undefined || icons.has(name.replaceAll('-', ''));
}

/** A group of the modules in one of the parts. */
const part = (name: Exclude<keyof Parts, 'icons'>, test: (id: string) => boolean = isOurs) => ({
  debugName: name,
  test,
  name: (id: string, graph: Graph) => (partsOf(graph)[name].has(id) ? name : null),
});

/**
 * The files that the browser loads. It fetches six at a time, so modules that are needed together are one file: those of the
 * start, of the panel and of the first list, found in the graph of modules, and the packages they need. The first group that
 * names a module wins; the bundler places all other modules.
 */
export const chunkGroups = [
  {
    name: 'base',
    // `react-i18next` is one index: its parts that the sign-in page does not use are left to the panel.
    test: (id: string) =>
      inPackages('react|react-dom|scheduler|i18next|react-i18next')(id) && !/Trans(WithoutContext)?\.js|I18nextProvider/.test(id),
  },
  part('start', isOursOrSheet),
  { name: 'firebase', test: inPackages('firebase|@firebase|idb|tslib') },
  part('mui', isOfMui),
  {
    name: 'admin',
    // `ra-core` is one index, too; forms, export and preferences come with the pages that use them.
    test: (id: string) =>
      inPackages('ra-core|@tanstack|react-router|zod|lodash')(id) && !/ra-core[\\/]dist[\\/](form|export|preferences)/.test(id),
  },
  {
    debugName: 'icons',
    test: inPackages('lucide-react'),
    name: (id: string, graph: Graph) => (isEarlyIcon(id, partsOf(graph).icons) ? 'icons' : null),
  },
  part('panel'),
  part('list'),
];
