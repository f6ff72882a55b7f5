import { describe, expect, it } from 'vitest';
import { exists, filesIn, projectFiles, read } from '#tests/support/source/project';

const longestFile = 250;
const longestReadme = 30;
const mostTests = 30;
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
  it(`have at most ${longestFile} lines`, () => {
    const long = filesIn(['contract', 'server', 'src', 'scripts', 'tests'], /\.(tsx?|mjs)$/)
      .filter((file) => !file.startsWith('server/demo/'))
      .map((file) => ({ file, lines: read(file).split('\n').length }))
      .filter(({ lines }) => lines > longestFile);
    expect(long).toEqual([]);
  });

  it(`of tests are at most ${mostTests} in a folder`, () => {
    const counts = new Map<string, number>();
    for (const file of projectFiles.filter((path) => path.startsWith('tests/'))) {
      const folder = file.slice(0, file.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, files]) => files > mostTests)).toEqual([]);
  });

  it(`explain each top folder in a README of at most ${longestReadme} lines`, () => {
    expect(foldersWithReadme.filter((folder) => !exists(`${folder}/README.md`))).toEqual([]);
    expect(foldersWithReadme.filter((folder) => read(`${folder}/README.md`).trim().split('\n').length > longestReadme)).toEqual([]);
  });

  it('stand alone: they name nothing that only their authors could see', () => {
    const texts = projectFiles.filter((file) => /\.(tsx?|mjs|json|css|md|html|sql|yml)$|^\.ci\//.test(file));
    expect(texts.filter((file) => strangers.test(read(file)) || outside.test(read(file)))).toEqual([]);
  });

  it('name no registry in the lock file', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});
