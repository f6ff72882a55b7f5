import { describe, expect, it } from 'vitest';
import { type Language, type LanguageCode, languages } from '#locales/languages.ts';
import { catalogueTexts } from '#tests/support/source/catalogueTexts';
import { textsOf } from '#tests/support/source/texts';

interface Rule {
  what: string;
  wrong: RegExp;
  /** Every language unless named. */
  only?: readonly LanguageCode[];
  except?: readonly LanguageCode[];
}

/** Replaces a placeholder (`{{name}}`), which may become anything. */
const filled = '\uFFFC';
const east = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const noBreak = '\u00A0\u202F';
const units = '[KMG]B|[KMG]o|[КМГ]Б|ميغابايت|كيلوبايت|%';

const rules: readonly Rule[] = [
  { what: 'a space too many', wrong: new RegExp(`[ ${noBreak}]{2}|^\\s|\\s$`) },
  { what: 'a space before a full stop or a comma', wrong: /\s[.,،。，、](?![\p{L}\d])/u },
  { what: 'three full stops for an ellipsis', wrong: /\.\.\./ },
  { what: 'a hyphen for a dash', wrong: /\s-\s/ },
  { what: 'a straight apostrophe or quotation mark', wrong: /['"]/ },
  { what: 'a unit that may part from its number', wrong: new RegExp(`[\\d${filled}] (?:${units})(?!\\p{L})`, 'u') },
  { what: 'a space before a colon, semicolon, question or exclamation mark', wrong: /\s[:;?!](?!\p{L})/u, except: ['fr'] },
  {
    what: 'no no-break space before a colon, semicolon, question or exclamation mark',
    wrong: new RegExp(`[^${noBreak}][:;?!](?=\\s|$|»)`),
    only: ['fr'],
  },
  { what: 'no no-break space within « »', wrong: new RegExp(`«[^${noBreak}]|[^${noBreak}]»`), only: ['fr'] },
  { what: 'a question or an exclamation without its first mark', wrong: /^[^¿]*\p{L}\?|^[^¡]*!/u, only: ['es'] },
  { what: 'a question mark that is not Greek', wrong: /\p{L}\?/u, only: ['el'] },
  { what: 'a mark that is not Arabic', wrong: new RegExp(`[\\p{Script=Arabic}${filled}][,;?]`, 'u'), only: ['ar'] },
  { what: 'a hyphen for a maqaf', wrong: new RegExp(`\\p{Script=Hebrew}-[A-Za-z\\p{Script=Hebrew}${filled}]`, 'u'), only: ['he'] },
  {
    what: 'a mark that is not full-width',
    wrong: new RegExp(`[${east}${filled}][,.!?;:(]|[,.!?;:)][${east}]`, 'u'),
    only: ['zh', 'ja'],
  },
  {
    what: 'no space between Chinese and Latin or digits',
    wrong: new RegExp(`[${east}][A-Za-z\\d]|[A-Za-z\\d][${east}]`, 'u'),
    only: ['zh'],
  },
  {
    what: 'a space between Japanese and Latin or digits',
    wrong: new RegExp(`[${east}]\\s[A-Za-z\\d]|[A-Za-z\\d]\\s[${east}]`, 'u'),
    only: ['ja'],
  },
];

/** Opening and closing quotation marks of each language. */
const quotes: Record<LanguageCode, string> = {
  en: '“”',
  he: '״״',
  es: '«»',
  fr: '«»',
  pt: '«»',
  de: '„“',
  nl: '“”',
  it: '“”',
  zh: '“”',
  ru: '«»',
  ar: '«»',
  el: '«»',
  ja: '「」',
  'pt-br': '“”',
};
const quotationMarks = /[“”„«»‹›「」『』״]/g;

/** English sentences that are fixed by the product and stay as they are. */
const quoted = new Set([
  "You don't have permission to access",
  "File doesn't have any data",
  "The email column doesn't have valid email addresses. Choose another column or check your file and try again",
  "Your organization doesn't have access to SCORM",
  "This account doesn't have access to the admin console.",
  'File size should be less than 7 MB',
  'No data yet...',
  "We'll be in touch. Shortly!",
  "We've encountered an issue with your session. Try using a different browser or try again later.",
  "The campaign wasn't launched",
]);

/** Passwords that a course judges, and what mail programs put before the subject of an answer. */
const notProse = /P@ssw0rd!|פנס-מסלול-קטיפה-סירה|^Re: /g;
/** Addresses end with a space in any script. */
const addresses = /[\w.@-]+\.example(?!\.\w)(?:\/[\w./-]*)?/g;

/** The characters that a name may hold, which are no marks of the sentence that lists them. */
const listedCharacters = ". - _ & '";

/** A text without its tags, with all placeholders, addresses and lists of characters replaced. */
const plain = (value: string) =>
  value
    .replaceAll(listedCharacters, filled)
    .replace(notProse, filled)
    .replace(addresses, filled)
    .replace(/<[^>]*>/g, '')
    .replace(/\{\{[^}]*\}\}/g, filled);

/** All texts of a language, including its notifications, invitations, courses and exercise packs. */
function everyText(language: Language) {
  const beginnings = ['notifications', 'invitations'].flatMap((folder) =>
    textsOf({ folder })
      .filter(({ key }) => key.startsWith(`${language.code}.`))
      .map((text) => ({ ...text, key: `${folder}/${text.key}` })),
  );
  return [...textsOf(language), ...beginnings, ...catalogueTexts(language.code)].filter(({ value }) => !quoted.has(value));
}

describe.each(languages)('texts in $name', (language) => {
  const { code } = language;
  const texts = everyText(language).map(({ key, value }) => ({ key, value: plain(value) }));
  const own = rules.filter(({ only, except }) => (!only || only.includes(code)) && !except?.includes(code));

  it.each(own)('have nowhere $what', ({ wrong }) => {
    expect(texts.filter(({ value }) => wrong.test(value))).toEqual([]);
  });

  it(`quote with ${quotes[code]}, in pairs`, () => {
    const isPaired = (value: string) => {
      // Within a Hebrew word the mark shows an abbreviation; after a prefix of one letter it opens a quotation.
      const marks = value.replace(/(?<=\p{L}{2})״(?=\p{L})|(?<=\p{L})״(?=\p{L}(?!\p{L}))/gu, '').match(quotationMarks) ?? [];
      return marks.length % 2 === 0 && marks.every((mark, at) => mark === quotes[code].charAt(at % 2));
    };
    expect(texts.filter(({ value }) => !isPaired(value))).toEqual([]);
  });
});
