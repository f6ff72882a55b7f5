import { describe, expect, it } from 'vitest';
import { stageOf } from '#locales/areas.ts';
import { exists, filesIn, read } from '#tests/support/source/project';
import { importsOf, resolveOurs } from '#tests/support/source/source';

const tooHeavy =
  /^(@mui\/|@emotion\/|react-admin$|ra-(?!i18n-i18next$)|react-router|zod|@hookform\/|react-hook-form|@tanstack\/|stylis|lucide-react|@openfeature\/|@sentry\/)/;

/** Follows what a browser loads at once: static imports that remain after compiling. */
function loadedWith(entries: readonly string[]): { files: Set<string>; packages: Map<string, string> } {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file) || !/\.tsx?$/.test(file) || !exists(file)) continue;
    files.add(file);
    for (const { from, typeOnly, dynamic } of importsOf(read(file))) {
      if (typeOnly || dynamic) continue;
      const ours = resolveOurs(file, from);
      if (ours) queue.push(ours);
      else packages.set(from, file);
    }
  }
  return { files, packages };
}

describe('the signed-out pages', () => {
  const { files, packages } = loadedWith(['src/main.tsx', ...filesIn(['src/signed-out'])]);

  it('load no admin: no MUI, emotion, react-admin, router, query, zod, flags or error service', () => {
    const heavy = [...packages].filter(([name]) => tooHeavy.test(name)).map(([name, file]) => `${file} imports ${name}`);
    expect(heavy).toEqual([]);
  });

  it('load nothing of Firebase but its app and auth', () => {
    const firebase = [...packages.keys()].filter((name) => name.startsWith('firebase') && !/^firebase\/(app|auth)$/.test(name));
    expect(firebase).toEqual([]);
  });

  it('load no screen of the panel', () => {
    expect([...files].filter((file) => /^src\/(resources|custom-pages|components|schema)\//.test(file))).toEqual([]);
  });
});

/** Keys of texts in the source, of a template the part before its first placeholder. Refusals come with the call that is refused. */
const keysIn = (files: Iterable<string>) =>
  [...files]
    .filter((file) => /^src\/(signed-out|fields|session|app\/boot)\//.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/['"`]((?:auth|common|register|sso|companyFacts)\.[\w.]*\w)/g)].map(([, key = '']) => ({
        file,
        key,
      })),
    );

describe('the texts of the signed-out pages', () => {
  it('that the sign-in page shows come with the first file', () => {
    const late = keysIn(loadedWith(['src/main.tsx', 'src/signed-out/mount.tsx']).files).filter(
      ({ key }) => stageOf(key) !== 'base',
    );
    expect(late).toEqual([]);
  });

  it('that the others show come with their code', () => {
    const missing = keysIn(loadedWith(filesIn(['src/signed-out'])).files).filter(
      ({ key }) => stageOf(key) !== 'base' && stageOf(key) !== 'account',
    );
    expect(missing).toEqual([]);
  });
});
