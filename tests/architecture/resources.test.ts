import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '#contract/index';
import type { Endpoint } from '#contract/kit/endpoint';
import { filesIn, read } from '#tests/support/source/project';
import { resources } from '~/app/resources.ts';
import type { Resource } from '~/resources/resource.ts';

describe('the resources', () => {
  const folders = readdirSync('src/resources', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it.each(folders)('%s is declared in its index.ts, or several whose names begin as that of the folder', async (folder) => {
    const { ...exported }: Record<string, Resource> = await import(`../../src/resources/${folder}/index.ts`);
    const declared = Object.values(exported);
    expect(resources).toEqual(expect.arrayContaining(declared));
    const names = declared.map(({ name }) => name);
    if (names.length === 1) expect(names).toEqual([folder]);
    else expect(names.filter((name) => name.split('-')[0] === folder.split('-')[0])).toEqual(names);
    expect(names.length).toBeGreaterThan(0);
  });

  it('have different names', () => {
    const names = resources.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have a list or a form, whose code comes when it is shown', () => {
    const views = resources.map(({ list, create, edit }) => [list, create, edit].filter((view) => view !== undefined));
    expect(resources.filter((_, index) => views[index]?.length === 0)).toEqual([]);
    expect(views.flat().filter(({ preload }) => typeof preload !== 'function')).toEqual([]);
  });

  it('show on their pages only views that they declare', () => {
    const missing = resources.flatMap(({ name, options: { pages = [] }, ...views }) =>
      pages.filter(({ view }) => !views[view]).map(({ path, view }) => `${path} shows ${name}.${view}`),
    );
    expect(missing).toEqual([]);
  });

  it("read and write their records through react-admin's hooks; calls of one's own are for verbs and figures", async () => {
    const names = await namesOf((await Promise.all(resources.map(recordCalls))).flat());
    expect(names).toEqual(expect.arrayContaining(['listUsers', 'departments.rename', 'listReviews', 'createSavedFilter']));
    const direct = new RegExp(`\\b(useEndpoint|useAction|callEndpoint)\\(\\s*(${names.join('|').replaceAll('.', '\\.')})\\b`);
    const files = filesIn(['src/resources', 'src/features', 'src/report', 'src/custom-pages']);
    expect(files.filter((file) => direct.test(read(file)))).toEqual([]);
  });
});

type Call = Pick<Endpoint, 'method' | 'path'>;
const keyOf = ({ method, path }: Call) => `${method} ${path}`;

/** The calls for the records of a resource: those of its adapter, or of the simple REST convention. */
async function recordCalls({ name, options: { adapter } }: Resource): Promise<Call[]> {
  if (typeof adapter === 'function') return [...(await adapter()).calls];
  const base = `/rest/v1/${adapter === 'ofCompany' ? 'company/{companyId}/' : ''}${name}`;
  return Object.values(contract)
    .flatMap((area): Endpoint[] => Object.values(area))
    .filter(({ path }) => path.startsWith(base) && /^(\/\{\w+\})?$/.test(path.slice(base.length)));
}

/** Their names in the code: `listUsers`, `departments.rename`. */
async function namesOf(calls: readonly Call[]): Promise<string[]> {
  const recordCallKeys = new Set(calls.map(keyOf));
  const isWanted = (value: unknown) =>
    typeof value === 'object' && value !== null && 'path' in value && recordCallKeys.has(keyOf(value as Call));
  const files = filesIn(['contract'], /\.ts$/).filter((file) => file !== 'contract/index.ts');
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(`../../${file}`)));
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => {
      if (isWanted(value)) return [name];
      const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
      return members.filter(([, member]) => isWanted(member)).map(([member]) => `${name}.${member}`);
    }),
  );
}
