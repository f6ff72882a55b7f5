import { describe, expect, it } from 'vitest';
import { filesIn, read } from '#tests/support/source/project';
import { importsOf, resolveOurs } from '#tests/support/source/source';

/**
 * Folders and files of `server/`, from the bottom up. Each may import those listed before it, and itself. `services.ts` has
 * types of everything below it; lower layers take only the parts they need.
 */
const layers = [
  'clock.ts',
  'env.ts',
  'core',
  'db',
  'audit.ts',
  'serverKeys.ts',
  'auditHeads.ts',
  'secrets.ts',
  'secretsCheck.ts',
  'signedAddress.ts',
  'otherNodes.ts',
  'signer.ts',
  'texts',
  'html',
  'catalogue',
  'jobs',
  'files',
  'mail',
  'identity',
  'services.ts',
  'http',
  'flags',
  'scorm',
  'pdf',
  'reports',
  'landing',
  'modules',
  'demo',
  'simulator',
  'backgroundJobs.ts',
  'startServices.ts',
  'app.ts',
  'main.ts',
];

const files = filesIn(['server']);
const layerOf = (file: string) => file.split('/')[1] ?? '';
const moduleOf = (file: string) => /^server\/modules\/([^/]+)\//.exec(file)?.[1];

const imports = files.flatMap((file) =>
  importsOf(read(file)).flatMap(({ from, typeOnly }) => {
    const target = resolveOurs(file, from);
    return target?.startsWith('server/') && target.endsWith('.ts') ? [{ file, target, typeOnly }] : [];
  }),
);

/** Modules of one subject: who somebody is, by which address, and how they come in. */
const people = ['addresses', 'session', 'sso', 'users'];

/** Modules that import each other, directly or by way of others. */
function modulesInCircles(): string[] {
  const targetsOf = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [moduleOf(file), moduleOf(target)];
    if (from && to && from !== to) targetsOf.set(from, (targetsOf.get(from) ?? new Set()).add(to));
  }
  const reachedFrom = (module: string) => {
    const reached = new Set<string>();
    const visit = (from: string) => {
      for (const to of targetsOf.get(from) ?? []) {
        if (reached.has(to)) continue;
        reached.add(to);
        visit(to);
      }
    };
    visit(module);
    return reached;
  };
  return [...targetsOf.keys()].filter((module) => reachedFrom(module).has(module)).sort();
}

/** Other modules are imported through their public.ts; only the list of all modules imports handlers. */
function entersByFace({ file, target }: { file: string; target: string }): boolean {
  const module = moduleOf(target);
  if (module === undefined || module === moduleOf(file)) return true;
  return target.endsWith('/public.ts') || (file === 'server/modules/index.ts' && target.endsWith('/index.ts'));
}

describe('the server', () => {
  it('has a place for each of its folders and files', () => {
    expect([...new Set(files.map(layerOf))].filter((layer) => !layers.includes(layer))).toEqual([]);
  });

  it('imports downwards only', () => {
    const rank = (file: string) => layers.indexOf(layerOf(file));
    const wrong = imports.filter(({ file, target }) => rank(target) > rank(file));
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('enters a module by its public.ts', () => {
    const wrong = imports.filter((one) => !entersByFace(one));
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('has no circle of imports', () => {
    const targetsOf = new Map<string, string[]>();
    for (const { file, target, typeOnly } of imports) if (!typeOnly) targetsOf.set(file, [...(targetsOf.get(file) ?? []), target]);
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]) => {
      const start = path.indexOf(file);
      if (start >= 0) circles.push([...path.slice(start), file].join(' > '));
      if (start >= 0 || done.has(file)) return;
      for (const target of targetsOf.get(file) ?? []) visit(target, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(circles).toEqual([]);
  });

  it('has modules that import each other in one subject only', () => {
    expect(modulesInCircles()).toEqual(people);
  });
});
