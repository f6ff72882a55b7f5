import { describe, expect, it } from 'vitest';
import { projectFiles, read } from '#tests/support/source/project';

const docs = projectFiles.filter((file) => file.endsWith('.md'));

/** Every file and folder, also by the ends of its path: docs say `life/campaignMail.ts` where the module is clear. */
const places = new Set(
  projectFiles.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, start) => parts.slice(start).map((_last, end) => parts.slice(start, start + end + 1).join('/')));
  }),
);

/** `users/{list,bulk}` names two. */
function spellOut(name: string): string[] {
  const [, before, choices, after] = /^(.*)\{(.+)\}(.*)$/.exec(name) ?? [];
  return choices === undefined ? [name] : choices.split(',').map((choice) => `${before}${choice}${after}`);
}

/** A path ends with a kind of file, or with a slash. Not: addresses, and names with a part that the reader chooses (`<area>`, `*`, `…`). */
const isPath = (name: string) =>
  /^[\w.@{},-][\w.@{},/-]*(\.(tsx?|mjs|sql|css)|\/)$/.test(name) || /^[\w-]+(\/[\w.-]+)+\.\w+$/.test(name);
/** `X` and `x` stand for any name, the offices are the example of `docs/new-area.md`, and builds make their folders. */
const isNotThere = (name: string) => /(^|\/)X\.|\/x\/$|offices|^(built|dist)\/$/i.test(name);

/** What a document prints as code, outside of its blocks. */
const namesIn = (file: string) =>
  [
    ...read(file)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map((match) => match[1] ?? '');

/** The folders directly in one. */
const foldersIn = (folder: string) => [
  ...new Set(
    projectFiles.flatMap((file) =>
      file.startsWith(`${folder}/`) ? (/^([^/]+)\//.exec(file.slice(folder.length + 1))?.[1] ?? []) : [],
    ),
  ),
];

describe('documents', () => {
  it('name only files and folders that exist', () => {
    const wrong = docs.flatMap((file) =>
      namesIn(file)
        .filter((name) => isPath(name) && !isNotThere(name))
        .flatMap(spellOut)
        .filter((name) => !places.has(name.replace(/\/$/, '')))
        .map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['src', 'src/features'])('about %s name each of its folders', (folder) => {
    const text = read(`${folder}/README.md`);
    expect(foldersIn(folder).filter((name) => !text.includes(`\`${name}`))).toEqual([]);
  });
});
