import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resources } from '~/app/resources.ts';

describe('the resources', () => {
  const folders = readdirSync('src/resources', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it.each(folders)('%s is declared by the definition in its index.ts', async (folder) => {
    const definition: Record<string, unknown> = await import(`../../src/resources/${folder}/index.ts`);
    expect(Object.values(definition)).toEqual([expect.objectContaining({ name: folder })]);
    expect(resources).toContain(Object.values(definition)[0]);
  });

  it('show on their pages only views that they declare', () => {
    const missing = resources.flatMap(({ name, options: { pages = [] }, ...views }) =>
      pages.filter(({ view }) => !views[view]).map(({ path, view }) => `${path} shows ${name}.${view}`),
    );
    expect(missing).toEqual([]);
  });
});
