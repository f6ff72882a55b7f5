import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/errors';
import { filesIn, read } from '#tests/support/source/project';
import { keysAskedBy, usedParts } from '#tests/support/source/reactAdminTexts';
import { byKey, english, textsOf } from '#tests/support/source/texts';

const code = filesIn(['src', 'server', 'contract']).map((file) => ({ file, source: read(file) }));
const keys = byKey(textsOf(english));

const literals = new Set(
  code.flatMap(({ source }) => [...source.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/gi)].map((match) => match[1] ?? '')),
);
/** Templates such as `users.roles.${role}` or `${kind}.form.title`; one without a fixed part is skipped. */
const written = code
  .flatMap(({ source }) => [...source.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)].map((match) => match[1] ?? ''))
  // `errors.${code}` is the code of a refusal, which the contract lists.
  .filter((template) => !template.startsWith('errors.'))
  .filter(
    (template) => template.includes('${') && /[a-z]{2,}/i.test(template.replace(/\$\{[^}]*\}/g, '')) && template.includes('.'),
  )
  .map((template) => new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+(?:\\.[\\w-]+)*')}$`));
/** A file that builds keys from data says which in a comment: `i18n-keys: users.columns.*`. */
const annotated = code.flatMap(({ source }) =>
  [...source.matchAll(/i18n-keys:\s*([^\n*]*(?:\.\*[^\n*]*)*)/g)].flatMap((match) =>
    (match[1] ?? '').split(/[\s,]+/).filter((part) => part.includes('.')),
  ),
);
const prefixes = annotated.map((pattern) => pattern.replace(/\*$/, ''));
const ofReactAdmin = keysAskedBy(usedParts());
const areas = new Set([...keys.keys()].map((key) => key.split('.')[0] ?? ''));

/** The server reads a complete file of mail texts and looks them up by name. */
const ofMail = code
  .filter(({ file }) => file.startsWith('server/mail/'))
  .map(({ source }) => source)
  .join('\n');
const isMail = (key: string) => key.startsWith('mail.') && new RegExp(`\\b${key.split('.').at(-1)}\\b`).test(ofMail);
const isAskedByUs = (key: string) =>
  key.replace('errors.', '') in errorCodes ||
  isMail(key) ||
  literals.has(key) ||
  prefixes.some((prefix) => key.startsWith(prefix)) ||
  written.some((pattern) => pattern.test(key));
/** Only react-admin asks for keys of `ra`. */
const isAsked = (key: string) => (key.startsWith('ra.') ? ofReactAdmin.has(key) : isAskedByUs(key));

describe('keys', () => {
  it('in the code all have a text', () => {
    const usedKeys = code.flatMap(({ file, source }) =>
      [
        ...source.matchAll(
          /(?:\bt\(\s*|\bi18nKey=\{?|\b(?:key|titleKey|labelKey|label)\s*[:=]\s*\{?)['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g,
        ),
      ].map((match) => ({
        file,
        key: match[1] ?? '',
      })),
    );
    const missing = usedKeys.filter(({ key }) => areas.has(key.split('.')[0] ?? '') && !keys.has(key));
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

  it('that react-admin asks for all have a text', () => {
    const missing = [...ofReactAdmin].filter(([key]) => !keys.has(key)).map(([key, part]) => `${part} asks for ${key}`);
    expect(missing).toEqual([]);
  });
});

it('every refusal of the contract has its sentence in the locales, in English the same one', () => {
  const sentences = Object.entries(errorCodes).map(([refusal, { message }]) => [refusal, message]);
  const inEnglish = Object.keys(errorCodes).map((refusal) => [refusal, keys.get(`errors.${refusal}`)?.[0]?.value]);
  expect(inEnglish).toEqual(sentences);
});
