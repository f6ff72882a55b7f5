import { describe, expect, it } from 'vitest';
import { exists, projectFiles, read } from '#tests/support/source/project';

const longestReadme = 30;
const foldersWithReadme = ['contract', 'locales', 'server', 'src', 'tests'];

/** Words about the origin of a text instead of its content; written in pieces, so that this file passes. */
const strangers = new RegExp(
  [
    ['OQ', '\\d+'],
    ['PLAT', '[A-Z]+'],
    ['TRN', '[A-Z]+'],
    ['PHP', '[A-Z]+'],
  ]
    .map((parts) => `\\b${parts.join('-')}\\b`)
    .join('|'),
);
const outside = new RegExp(
  [
    ['/work', 'main'],
    ['/work', 'shared'],
    ['\\.\\./shared', 'design'],
    ['\\.\\./shared', 'spec'],
  ]
    .map((parts) => parts.join('/'))
    .join('|'),
);

describe('files', () => {
  it(`explain each top folder in a README of at most ${longestReadme} lines`, () => {
    expect(foldersWithReadme.filter((folder) => !exists(`${folder}/README.md`))).toEqual([]);
    expect(foldersWithReadme.filter((folder) => read(`${folder}/README.md`).trim().split('\n').length > longestReadme)).toEqual([]);
  });

  it('stand alone: they name nothing that only their authors could see', () => {
    const texts = projectFiles.filter((file) => /\.(tsx?|mjs|json|css|md|html|sql|yml)$|^\.ci\//.test(file));
    expect(texts.filter((file) => strangers.test(read(file)) || outside.test(read(file)))).toEqual([]);
  });

  it('of unsteady tests still exist: whoever mends or removes a test removes its name', () => {
    const names = Object.keys(JSON.parse(read('tests/unsteady.json')) as object);
    expect(names.filter((name) => !exists(name.split(' > ', 1)[0] ?? ''))).toEqual([]);
  });

  it('of tests over the server give its clock back: files share it with those after them', () => {
    const moving = projectFiles.filter(
      (file) => /^tests\/api\/.*\.test\.ts$/.test(file) && /\bsetClock\((?!null)/.test(read(file)),
    );
    expect(moving.length).toBeGreaterThan(0);
    expect(moving.filter((file) => !read(file).includes('setClock(null)'))).toEqual([]);
  });

  it('name no registry in the lock file', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});
