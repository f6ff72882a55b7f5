import { describe, expect, it } from 'vitest';
import { filesIn, read } from '#tests/support/source/project';
import { importsOf, resolveOurs } from '#tests/support/source/source';

const isModule = (file: string) => file.endsWith('.module.css');
const sheets = filesIn(['src'], /\.css$/);
const selectorsOf = (sheet: string) =>
  read(sheet)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/"[^"]*"/g, '""');
const globalClass = /:global\(([^)]*)\)/g;
const classesOf = (sheet: string) =>
  new Set(
    [
      ...selectorsOf(sheet)
        .replace(globalClass, '')
        .matchAll(/\.([a-zA-Z][\w-]*)/g),
    ].map(([, name = '']) => name),
  );

/** Each `css.name` of a file that imports a style module, with its sheet. */
const uses = filesIn(['src', 'tests'], /\.tsx?$/).flatMap((file) => {
  const text = read(file);
  if (!text.includes('.module.css')) return [];
  return importsOf(text).flatMap(({ from }) => {
    const sheet = resolveOurs(file, from);
    const binding = new RegExp(`^import (\\w+) from '${from.replace(/[.]/g, '\\.')}';$`, 'm').exec(text)?.[1];
    if (!sheet || !isModule(sheet) || !binding) return [];
    const names = [...text.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
    return names.map((name) => ({ file, sheet, name }));
  });
});

/** The sheets of the pages that the server writes. */
const ofServerPages = sheets.filter((sheet) => sheet.startsWith('src/landing/'));
const theme = ['src/app/theme/base.css', 'src/app/theme/tokens.css'];

describe('styles', () => {
  it('stand in the modules of components, but for the tokens and the defaults of elements', () => {
    expect(sheets.filter((sheet) => !isModule(sheet))).toEqual([...theme, ...ofServerPages]);
    const global = theme.flatMap((sheet) => [...classesOf(sheet)]);
    expect(global.filter((name) => !name.startsWith('Mui'))).toEqual([]);
  });

  it('of the pages that the server writes are the classes that it writes, and those that the script adds', () => {
    const written = filesIn(['server'], /\.tsx$/).flatMap((file) =>
      [...read(file).matchAll(/className=(?:"([^"]+)"|\{[^}]*\})/g)].flatMap(([found, names]) =>
        names === undefined ? [...found.matchAll(/'([\w-]+-[\w-]+)'/g)].map(([, name = '']) => name) : names.split(' '),
      ),
    );
    const added = [...read('src/landing/comfort.ts').matchAll(/classList\.add\('([^']+)'\)/g)].map(([, name = '']) => name);
    const styled = new Set(ofServerPages.flatMap((sheet) => [...classesOf(sheet)]));
    expect([...styled].sort()).toEqual([...new Set([...written, ...added])].sort());
  });

  it('are asked for by names that their sheet has', () => {
    const wrong = uses.filter(({ sheet, name }) => !classesOf(sheet).has(name));
    expect(wrong.map(({ file, sheet, name }) => `${file}: ${sheet} has no class ${name}`)).toEqual([]);
  });

  it('of a component are used in its folder only', () => {
    const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
    const ofComponents = uses.filter(({ file, sheet }) => file.startsWith('src/') && /\/[A-Z]\w*\.module\.css$/.test(sheet));
    const far = ofComponents.filter(({ file, sheet }) => !file.startsWith(folderOf(sheet)));
    expect([...new Set(far.map(({ file, sheet }) => `${file} uses ${sheet}`))]).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set(uses.filter(({ file }) => file.startsWith('src/')).map(({ sheet, name }) => `${sheet} ${name}`));
    const unused = sheets.filter(isModule).flatMap((sheet) => [...classesOf(sheet)].map((name) => `${sheet} ${name}`));
    expect(unused.filter((name) => !used.has(name))).toEqual([]);
  });

  it('reach no class outside their sheet but those of Material UI, and of the builder in its page', () => {
    const outside = sheets.flatMap((sheet) =>
      [...selectorsOf(sheet).matchAll(globalClass)].map(([, selector = '']) => `${sheet} ${selector}`),
    );
    const isAllowed = (found: string) => /^src\/mail-builder\/\S* \.gjs-[\w-]+$| \.Mui[\w-]*$/.test(found);
    expect(outside.filter((found) => !isAllowed(found))).toEqual([]);
    expect(sheets.filter((sheet) => /:global(?!\()|:export|composes:/.test(read(sheet)))).toEqual([]);
  });

  it('are given to elements by their sheet, never by a name in quotes', () => {
    const literal = filesIn(['src'], /\.tsx$/).filter((file) => /className(=|: )["']/.test(read(file)));
    expect(literal).toEqual([]);
  });
});
