import { describe, expect, it } from 'vitest';
import { filesIn, read } from '#tests/support/project';
import { byKey, english, textsOf } from '#tests/support/texts';

/**
 * Keys that no line of ours writes out: `ra.` is asked for by react-admin, `errors.` by the code of a refusal.
 * A file that builds keys from data says which in a comment: `i18n-keys: users.columns.*`.
 */
const fromElsewhere = ['ra.', 'errors.'];
const code = filesIn(['src', 'server', 'contract']).map((file) => ({ file, source: read(file) }));
const keys = byKey(textsOf(english));

const literals = new Set(
  code.flatMap(({ source }) => [...source.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/gi)].map((match) => match[1] ?? '')),
);
/** Templates such as `users.roles.${role}` or `${kind}.form.title`; one without a word of its own says nothing. */
const written = code
  .flatMap(({ source }) => [...source.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)].map((match) => match[1] ?? ''))
  .filter(
    (template) => template.includes('${') && /[a-z]{2,}/i.test(template.replace(/\$\{[^}]*\}/g, '')) && template.includes('.'),
  )
  .map((template) => new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+(?:\\.[\\w-]+)*')}$`));
const annotated = code.flatMap(({ source }) =>
  [...source.matchAll(/i18n-keys:\s*([^\n*]*(?:\.\*[^\n*]*)*)/g)].flatMap((match) =>
    (match[1] ?? '').split(/[\s,]+/).filter((part) => part.includes('.')),
  ),
);
const prefixes = [...fromElsewhere, ...annotated.map((pattern) => pattern.replace(/\*$/, ''))];
const areas = new Set([...keys.keys()].map((key) => key.split('.')[0] ?? ''));

/** The server reads a whole file of mail texts and takes them by name. */
const ofMail = code
  .filter(({ file }) => file.startsWith('server/mail/'))
  .map(({ source }) => source)
  .join('\n');
const isMail = (key: string) => key.startsWith('mail.') && new RegExp(`\\b${key.split('.').at(-1)}\\b`).test(ofMail);
const isAsked = (key: string) =>
  isMail(key) ||
  literals.has(key) ||
  prefixes.some((prefix) => key.startsWith(prefix)) ||
  written.some((pattern) => pattern.test(key));

describe('keys', () => {
  it('in the code all have a text', () => {
    const asked = code.flatMap(({ file, source }) =>
      [
        ...source.matchAll(
          /(?:\bt\(\s*|\bi18nKey=\{?|\b(?:key|titleKey|labelKey)\s*[:=]\s*\{?)['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g,
        ),
      ].map((match) => ({
        file,
        key: match[1] ?? '',
      })),
    );
    const missing = asked.filter(({ key }) => areas.has(key.split('.')[0] ?? '') && !keys.has(key));
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const unused = [...keys.keys()].filter((key) => !isAsked(key));
    expect(unused).toEqual([]);
  });

  it('built from data have texts under their prefix', () => {
    const empty = annotated
      .map((pattern) => pattern.replace(/\*$/, ''))
      .filter((prefix) => ![...keys.keys()].some((key) => key.startsWith(prefix)));
    expect(empty).toEqual([]);
  });
});
