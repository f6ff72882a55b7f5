import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '#contract/index';
import type { Endpoint } from '#contract/kit/endpoint';
import { filesIn, read } from '#tests/support/source/project';
import { resources } from '~/app/resources.ts';
import { isDialogView } from '~/components/resource/dialogView.ts';
import type { Resource } from '~/resources/resource.ts';
import { capabilityFor } from '~/session/resourceAccess.ts';

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

  it('have an address in `modal` for every view that is a dialog, which the list opens by it', () => {
    const closed = resources.flatMap(({ name, create, edit, options: { addresses } }) => [
      ...(isDialogView(create) && !addresses?.create?.includes('?modal=') ? [`${name}.create`] : []),
      ...(isDialogView(edit) && !/\?modal=\w+&id=7$/.test(addresses?.edit?.('7') ?? '') ? [`${name}.edit`] : []),
    ]);
    expect(closed).toEqual([]);
  });

  it('let the same people create, edit and delete records as the server', async () => {
    const compared = await Promise.all(
      resources.map(async (resource) => {
        const { name, options } = resource;
        const server = accessOfServer(await writingCalls(resource));
        return actions.map((action) => ({
          action: `${name}.${action}`,
          panel: capabilityFor(options.access, action),
          server: server[action],
        }));
      }),
    );
    // Everybody may call these, and the server asks for the rest when it knows whose record it is.
    const own = ['sessions.delete', 'users.edit'];
    const wrong = compared
      .flat()
      .filter(({ action, panel, server }) => server !== undefined && panel !== server && !own.includes(action));
    expect(wrong).toEqual([]);
    const idle = compared.filter((three) => three.some(({ panel }) => panel) && three.every(({ server }) => !server));
    expect(idle, 'nobody writes these: `write` would say nothing').toEqual([]);
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

const actions = ['create', 'edit', 'delete'] as const;
type Writing = Partial<Record<(typeof actions)[number], Call>>;

/** What the data provider sends to create, edit and delete a record; a verb that is missing is not supported. */
async function writingCalls({ name, options: { adapter } }: Resource): Promise<Writing> {
  const where = { companyId: 'company', id: 'id' };
  if (typeof adapter === 'function') {
    const { create, update, remove } = await adapter();
    return {
      ...(create && { create: create('company', {}) }),
      ...(update && { edit: update(where, {}) }),
      ...(remove && { delete: remove(where) }),
    };
  }
  const base = `/rest/v1/${adapter === 'ofCompany' ? 'company/company/' : ''}${name}`;
  return {
    create: { method: 'POST', path: base },
    edit: { method: 'PUT', path: `${base}/id` },
    delete: { method: 'DELETE', path: `${base}/id` },
  };
}

/** The capability that the server asks of each. */
function accessOfServer(calls: Writing): Partial<Record<keyof Writing, string>> {
  const endpoints = Object.values(contract).flatMap((area): Endpoint[] => Object.values(area));
  const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const called = ({ method, path }: Call) => endpoints.find((one) => one.method === method && patternOf(one).test(path));
  return Object.fromEntries(Object.entries(calls).flatMap(([action, call]) => [[action, called(call)?.access]]));
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
