import { describe, expect, it } from 'vitest';
import { catalogueTexts } from '#tests/support/source/catalogueTexts';
import { byKey, english, textsOf, translated } from '#tests/support/source/texts';
import { type Language, type LanguageCode, languages } from '#locales/languages.ts';
import { read } from '#tests/support/source/project';

type Term = Readonly<Record<string, string>>;
const { terms, avoided } = JSON.parse(read('locales/terms.json')) as {
  terms: Record<string, Term>;
  avoided: Record<string, string[]>;
};

/** Where the English word is no term, or the language says the same without it. `*` is every language. */
const without: Record<string, readonly string[]> = {
  // A verb in English.
  'report mail.invite_admin.text': ['*'],
  'report mail.invite_admin_sso.text': ['*'],
  'report mail.invite_customer.text': ['*'],
  'report customers.invite.message.standard': ['*'],
  'report exercise.answers.REPORT_PHISHING': ['*'],
  'report notifications.simulation.message': ['*'],
  'report mail.simulation_debrief.text': ['*'],
  'report notifications.simulation.middleText': ['*'],
  'report simulationPage.next.outlook': ['*'],
  'report simulationPage.next.google': ['*'],
  'report simulation.settings.tabs.reportButton': ['*'],
  'report simulation.settings.addin.title': ['*'],
  'report reportAddin.button': ['*'],
  'report reportAddin.about': ['*'],
  // Pages of other products, as these call them.
  'phishing simulation.settings.allow.microsoft': ['*'],
  'policy simulation.settings.allow.microsoft': ['*'],
  'phishing simulation.settings.allow.google': ['*'],
  'console simulation.settings.allow.google': ['*'],
  'admin simulation.settings.addin.outlook1': ['*'],
  // The terms of the product itself.
  'policy audit.actions.policy.confirmed': ['*'],
  // Somebody else says "the person who sent the invitation" than "this user".
  'user profile.addressLocks.not_inviter': ['*'],
  // It names what the user does, and the title beside it whom.
  'user addUsers.mode': ['de', 'nl'],
  // It counts licenses.
  'seat licences.form.tooFew': ['*'],
  // "The earliest of these", of the licenses above.
  'licence licences.allocation.ends': ['es', 'fr', 'pt', 'de', 'nl', 'it', 'zh', 'ru', 'el', 'ja', 'pt-br'],
  // The day since which it has been used, and the day of billing.
  'customer home.account.since': ['zh', 'ja'],
  'invoice transactions.fields.invoiceDate': ['ja'],
  // "Add to the department", in a dialog that lists users.
  'user departments.members.assign': ['zh', 'ru', 'ar', 'el'],
  'user groups.members.assign': ['zh', 'ru', 'ar', 'el'],
};

/** Names of files, columns, documents, domains and the console, in which the English word is not the term. */
const names = /\w+\.csv|[\w.-]+\.example\b|email address and department\b|user agreement|privacy policy\b|admin (?=console)/g;
const plain = (value: string) =>
  value
    .replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
    .toLowerCase()
    .replace(names, ' ');

/** Languages that write prefixes or whole sentences without a space: a term may begin anywhere in a word. */
const joined = new Set(['he', 'ar', 'zh', 'ja']);
const wholeWord = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
/** `a|b` are beginnings of words, one for each stem; `*a` also stands within a word. */
function stems(code: string, cell: string): RegExp {
  const each = cell.split('|').map((stem) => {
    const bare = stem.replace('*', '').toLowerCase();
    return joined.has(code) || stem.startsWith('*') ? bare : `(?<!\\p{L})${bare}`;
  });
  return new RegExp(each.join('|'), 'u');
}

/** The terms that messages of phishing teach. Other words they use as everybody does: “a third reminder”, “report the email”. */
const taught = new Set(['authenticator app', 'domain', 'invoice', 'link', 'password']);
const ofMessages = /^(?:packs|lures|landings)\./;
const isTaught = (term: string, key: string) => !ofMessages.test(key) || taught.has(term);

/** Default notifications and invitations, where a language has its own. */
const messagesOf = (code: string) =>
  ['notifications', 'invitations'].flatMap((folder) =>
    textsOf({ folder })
      .filter(({ key }) => key.startsWith(`${code}.`) && !key.endsWith('.image'))
      .map((text) => ({ ...text, key: `${folder}${text.key.slice(code.length)}` })),
  );
const catalogueOf = (code: LanguageCode) => catalogueTexts(code).filter(isOurs);
/** What is translated text by text: courses are written for each language. */
const parallelTexts = (language: Language) => [
  ...textsOf(language),
  ...messagesOf(language.code),
  ...catalogueOf(language.code).filter(({ key }) => ofMessages.test(key)),
];

describe('terms', () => {
  const source = byKey(parallelTexts(english));
  const occurrences = new Map<string, string[]>();
  const keysOf = (english: string) => {
    const isIn = wholeWord(english);
    const search = () => [...source].filter(([, texts]) => texts.some(({ value }) => isIn.test(plain(value)))).map(([key]) => key);
    const keys = occurrences.get(english) ?? search();
    occurrences.set(english, keys);
    return keys;
  };

  it('are sixty and more, each in every language and in use', () => {
    expect(Object.keys(terms).length).toBeGreaterThanOrEqual(60);
    for (const [term, row] of Object.entries(terms)) {
      expect([term, Object.keys(row).sort()]).toEqual([term, languages.map(({ code }) => code as string).sort()]);
      expect([term, keysOf(row['en'] ?? '').length > 2]).toEqual([term, true]);
    }
  });

  it.each(translated)('are the words of $name wherever English has them', (language) => {
    const texts = byKey(parallelTexts(language));
    const missing = Object.entries(terms).flatMap(([term, row]) => {
      const word = stems(language.code, row[language.code] ?? '');
      const isExcused = (key: string) => without[`${term} ${key}`]?.some((code) => code === '*' || code === language.code) ?? false;
      return keysOf(row['en'] ?? '')
        .filter((key) => texts.has(key) && isTaught(term, key) && !isExcused(key))
        .filter((key) => !texts.get(key)?.some(({ value }) => word.test(plain(value))))
        .map((key) => [term, key, texts.get(key)?.at(-1)?.value]);
    });
    expect(missing).toEqual([]);
  });

  it.each(languages)('have no rival in $name', (language) => {
    const words = (avoided[language.code] ?? []).map((word) =>
      language.code === 'zh' || language.code === 'ja' ? new RegExp(word, 'u') : wholeWord(word),
    );
    expect(words.length).toBeGreaterThan(0);
    const found = [...textsOf(language), ...messagesOf(language.code), ...catalogueOf(language.code)].filter(({ value }) =>
      words.some((word) => word.test(value) || word.test(decapitalised(value))),
    );
    expect(found).toEqual([]);
  });
});

/** The senders of messages write as such people do, not as we do. */
const isOurs = ({ key }: { key: string }) => !/^(?:packs|lures)\..*\.(?:subject|senderName|body\.\d+)$/.test(key);

/** Only the first letter: German nouns and polite pronouns differ from other words by theirs. */
const decapitalised = (value: string) => value.charAt(0).toLowerCase() + value.slice(1);
