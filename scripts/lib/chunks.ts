import { fileURLToPath } from 'node:url';
import { type Graph, usedModules } from './usedImports.ts';

type ModuleIds = ReadonlySet<string>;

const root = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');
const entry = `${root}src/main.tsx`;
/** The two entry points. */
const signedOut = `${root}src/signed-out/mount.tsx`;
const shell = `${root}src/app/mountPanel.tsx`;
/** The first page, and the most used list: modules that each shares with other pages are a file, and what both need is in the panel's. */
const home = `${root}src/custom-pages/home/HomePage.tsx`;
const users = `${root}src/resources/users/index.ts`;

const isOurs = (id: string) => id.startsWith(`${root}src/`) || id.startsWith(`${root}contract/`);
const inComponents = (folders: string) => new RegExp(`^${root}src/components/(${folders})/`);
/** Style sheets of the start, including the font's, are one file. */
const isOursOrSheet = (id: string) => isOurs(id) || id.endsWith('.css');

/** What the browser loads with `start`: its static imports as far as they are used. */
function closureOf(graph: Graph, start: string): Set<string> {
  if (!graph.getModuleInfo(start)) throw new Error(`${start} is not part of the build any more: see chunks.ts`);
  return usedModules(graph, [start]);
}

/** What modules fetch later: the pages, those that they fetch in turn, and the modules of all of them. */
function fetchedLater(graph: Graph, from: Iterable<string>): { pages: Set<string>; modules: Set<string> } {
  const pages = new Set<string>();
  const modules = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const page of (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((one) => isOurs(one) && !pages.has(one))) {
      pages.add(page);
      const needed = [...closureOf(graph, page)].filter(isOurs);
      for (const one of needed) modules.add(one);
      open.push(...needed);
    }
  }
  return { pages, modules };
}

/** The modules of the icons that our modules import; the index of the package lists each under several names. */
function iconsOf(graph: Graph, ids: readonly string[]): Set<string> {
  const modules = ids.filter(isOurs).flatMap((id) => graph.getModuleInfo(id) ?? []);
  const imports = modules.flatMap(({ code }) => [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)]);
  const names = new Set(imports.flatMap(([, list = '']) => list.match(/\w+/g) ?? []));
  const index = modules.flatMap(({ importedIds }) => importedIds).find((id) => /lucide-react\.m?js$/.test(id));
  // Without it all icons would be loaded late.
  if (!index) throw new Error('The index of lucide-react has another name now; see scripts/lib/chunks.ts');
  const lines = [...(graph.getModuleInfo(index)?.code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*['"].*\/(.+)['"]/g)];
  const isNamed = (list: string) => [...list.matchAll(/as (\w+)/g)].some(([, name = '']) => names.has(name));
  return new Set(lines.filter(([, list = '']) => isNamed(list)).map(([, , file = '']) => file));
}

const inPackages = (names: string) => {
  const pattern = new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);
  return (id: string) => pattern.test(id);
};
/** Sets zod up, and so must run before our own files, which make schemas: it goes with zod. */
const withoutEval = `${root}src/app/withoutEval.ts`;
const isAdminPackage = inPackages('ra-core|@tanstack|react-router|zod|lodash');
const isOfAdmin = (id: string) => id === withoutEval || isAdminPackage(id);
const isIcon = inPackages('lucide-react');
const isOfMui = inPackages('@mui|@emotion|@popperjs|stylis|clsx|react-transition-group');

interface Parts {
  /** Modules that both entry points share. */
  start: ModuleIds;
  /** What the signed-out entry point needs, which pages that it fetches later share. */
  signedOut: ModuleIds;
  /** What those pages share with the panel: in its file, they would wait for the whole panel. */
  shared: ModuleIds;
  /** The shell, and what both the first page and the first list need. */
  panel: ModuleIds;
  /** Modules that the first page shares with other pages. */
  home: ModuleIds;
  /** Modules that the first list shares with other pages. */
  list: ModuleIds;
  /** Modules of packages needed up to the first list. */
  packages: ModuleIds;
  /** Names of the files of their icons. */
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
  const ofUsers = graph.getModuleInfo(users)?.dynamicallyImportedIds ?? [];
  const firstList = ofUsers.find((id) => id.endsWith('/UserList.tsx')) ?? users;
  const ofList = [...closureOf(graph, firstList)].filter(isOurs);
  const later = fetchedLater(graph, ofSignedOut);
  const ofHome = [...closureOf(graph, home)].filter((id) => isOurs(id) && isShared(id));
  const panel = [...ofShell, ...ofHome.filter((id) => ofList.includes(id))];
  const early = [...ofShell, ...ofHome, ...ofList];
  return {
    start: new Set(start.filter((id) => id !== entry)),
    signedOut: new Set([...ofSignedOut].filter(isOursOrSheet)),
    shared: new Set([...later.modules].filter((id) => inPanel.has(id) && !later.pages.has(id))),
    panel: new Set(panel),
    home: new Set(ofHome),
    list: new Set(ofList.filter(isShared)),
    packages: usedModules(graph, early.filter(isOurs), (id) => !isOurs(id)),
    icons: iconsOf(graph, early),
  };
}

let parts: Parts | undefined;
const partsOf = (graph: Graph): Parts => (parts ??= findParts(graph));

/** Other modules of the package belong to all icons. */
function isEarlyIcon(id: string, icons: ReadonlySet<string>): boolean {
  const file = /[\\/]icons[\\/]([\w-]+\.m?js)$/.exec(id)?.[1];
  return file === undefined || icons.has(file);
}

/** A chunk group for the modules of one part. */
const part = (name: Exclude<keyof Parts, 'icons' | 'packages'>, test: (id: string) => boolean = isOurs) => ({
  debugName: name,
  test,
  name: (id: string, graph: Graph) => (partsOf(graph)[name].has(id) ? name : null),
});

/** A chunk group for the modules of some packages that are needed up to the first list; pages bring the others. */
const early = (name: string, test: (id: string) => boolean) => ({
  debugName: name,
  test,
  name: (id: string, graph: Graph) => (partsOf(graph).packages.has(id) || id === withoutEval ? name : null),
});

/**
 * The files that the browser loads. It loads six at a time, so modules that are needed together are one file: those of the
 * start, of the panel, of the first page and of the first list, found in the module graph, and the packages they need. The first
 * matching group wins; the bundler places all other modules. What a module of a group imports goes with it, used or not: an index
 * that the shell imports must not lead to the parts of single areas.
 */
export const chunkGroups = [
  {
    name: 'base',
    // `react-i18next` is one index: parts that the sign-in page does not use go to the panel.
    test: (id: string) =>
      inPackages('react|react-dom|scheduler|i18next|react-i18next')(id) && !/Trans(WithoutContext)?\.js|I18nextProvider/.test(id),
  },
  early('admin', isOfAdmin),
  part('start', isOursOrSheet),
  part('signedOut', isOursOrSheet),
  part('shared'),
  { name: 'firebase', test: inPackages('firebase|@firebase|idb|tslib') },
  early('mui', isOfMui),
  {
    debugName: 'icons',
    test: isIcon,
    name: (id: string, graph: Graph) => (isEarlyIcon(id, partsOf(graph).icons) ? 'icons' : 'laterIcons'),
  },
  part('panel'),
  part('home'),
  part('list'),
  // Small parts of many pages: a file each would be named in the panel, which must know what to fetch with each page.
  { name: 'pageParts', test: inComponents('page|overlay|resource|strip'), minShareCount: 2 },
  { name: 'formParts', test: inComponents('form'), minShareCount: 2 },
  { name: 'adminParts', test: inPackages('ra-core'), minShareCount: 2 },
];
