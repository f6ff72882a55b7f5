import { describe, expect, it } from 'vitest';
import { exists, filesIn, read } from '#tests/support/source/project';
import { importsOf, resolveOurs } from '#tests/support/source/source';

/** Imports flow one way: a folder of the panel may import from itself and from folders listed before it. */
const order = [
  'contract',
  'browser',
  'session',
  'i18n',
  'errors',
  'flags',
  'fields',
  'components',
  'schema',
  'dataProvider',
  'support',
  'authProvider',
  'features',
  'report',
  'resources',
  'custom-pages',
  'app',
];
/** Folders with rooms: a room offers its exports to others in `public.ts`. */
const rooms = ['features', 'resources'];
/** Folders that both the sign-in page and the panel import. */
const ground = ['contract', 'locales', 'browser', 'session', 'i18n', 'errors'];
/** Folders with a narrower rule. */
const only: Record<string, readonly string[]> = {
  dataProvider: ground,
  // A page of its own in a frame.
  'mail-builder': ['contract'],
  fields: ground,
  support: [...ground, 'fields', 'dataProvider'],
  'signed-out': [...ground, 'fields', 'dataProvider', 'authProvider', 'support'],
  contract: [],
  locales: [],
  server: ['contract', 'locales'],
};

/** `src/resources/users/x.tsx` belongs to folder `resources`, room `users`. */
function placeOf(path: string): { folder: string; room: string } {
  const [top = '', folder = '', room = ''] = path.split('/');
  return top === 'src' ? { folder: /\.\w+$/.test(folder) ? 'src' : folder, room } : { folder: top, room: folder };
}

/** A style sheet with a small first letter belongs to no single component; every file of its kind may use it. */
const isOffered = (target: string) => target.endsWith('/public.ts') || /\/[a-z]\w*\.module\.css$/.test(target);

function mayImport(importer: string, target: string): boolean {
  const from = placeOf(importer);
  const to = placeOf(target);
  if (/\.css$/.test(target) && target.startsWith('src/app/theme/')) return true;
  if (from.folder === to.folder) {
    const areApart = rooms.includes(from.folder) || from.folder === 'custom-pages';
    return !areApart || from.room === to.room || /\.\w+$/.test(to.room) || isOffered(target);
  }
  if (from.folder === 'src') return to.folder !== 'server';
  if (to.folder === 'locales' && target === 'locales/languages.ts') return from.folder !== 'contract';
  const narrow = only[from.folder];
  if (narrow) return narrow.includes(to.folder);
  if (rooms.includes(to.folder) && (rooms.includes(from.folder) || ['report', 'custom-pages'].includes(from.folder)))
    return isOffered(target);
  const reach = order.indexOf(from.folder);
  return to.folder === 'locales' || (order.includes(to.folder) && order.indexOf(to.folder) < reach);
}

describe('imports', () => {
  const files = filesIn(['contract', 'locales', 'server', 'src']);

  it('flow one way, from the contract to the app', () => {
    const wrong = files.flatMap((file) =>
      importsOf(read(file))
        .map(({ from }) => resolveOurs(file, from))
        .filter((target) => target !== undefined && !mayImport(file, target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('name files that exist, with their extension', () => {
    const missing = files.flatMap((file) =>
      importsOf(read(file))
        .map(({ from }) => resolveOurs(file, from))
        .filter((target) => target !== undefined && !/[*{]/.test(target) && !exists(target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('of the contract reach no package but zod', () => {
    const wrong = filesIn(['contract']).flatMap((file) =>
      importsOf(read(file))
        .filter(({ from }) => resolveOurs(file, from) === undefined && from !== 'zod')
        .map(({ from }) => `${file} imports ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  it('of the kit of the contract reach no area', () => {
    const wrong = filesIn(['contract/kit']).flatMap((file) =>
      importsOf(read(file))
        .map(({ from }) => resolveOurs(file, from) ?? '')
        .filter((target) => /^contract\/[^/]+\//.test(target) && !target.startsWith('contract/kit/'))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('of what stands before the components touch no screen library', () => {
    const screens = /^(@mui\/|@emotion\/|ra-ui-materialui|lucide-react)/;
    const wrong = filesIn(['src/dataProvider', ...ground.slice(2).map((folder) => `src/${folder}`)]).flatMap((file) =>
      importsOf(read(file))
        .filter(({ from }) => screens.test(from))
        .map(({ from }) => `${file} imports ${from}`),
    );
    expect(wrong).toEqual([]);
  });
});
