import { describe, expect, it } from 'vitest';
import { invitationLanguages, invitationText } from '#locales/invitations.ts';
import { languages } from '#locales/languages.ts';
import { notificationLanguages } from '#locales/notifications.ts';
import { placeholders } from '#tests/support/source/texts';
import { filesIn, read } from '#tests/support/source/project';

type File = Record<string, Record<string, string>>;
const fileOf = (lang: string) => JSON.parse(read(`locales/invitations/${lang}.json`)) as File;
const entries = (lang: string) =>
  Object.entries(fileOf(lang)).flatMap(([role, texts]) => Object.entries(texts).map(([name, text]) => ({ role, name, text })));

describe('prefilled invitations', () => {
  it('are there in the languages of the default notifications, with the same fields and places', () => {
    expect(invitationLanguages).toEqual(notificationLanguages);
    expect(filesIn(['locales/invitations'], /\.json$/)).toHaveLength(invitationLanguages.length);
    const shape = (lang: string) => entries(lang).map(({ role, name, text }) => [role, name, placeholders(text)]);
    for (const lang of invitationLanguages) expect([lang, shape(lang)]).toEqual([lang, shape('en')]);
  });

  it('are translated', () => {
    const english = entries('en').map(({ text }) => text);
    for (const lang of invitationLanguages.filter((one) => one !== 'en'))
      expect([lang, entries(lang).filter(({ text }) => english.includes(text))]).toEqual([lang, []]);
  });

  it('greet nobody, since the mail does', () => {
    for (const lang of invitationLanguages) {
      const { greetingWithoutName } = JSON.parse(read(`locales/${lang}/mail.json`)) as { greetingWithoutName: string };
      const word = greetingWithoutName.replace(/[\s\p{P}]+$/u, '');
      for (const { text } of entries(lang)) expect([lang, text.startsWith(word)]).toEqual([lang, false]);
    }
  });

  it('come in every language of the product: Portuguese for Brazil, else English', () => {
    const subjects = new Map(languages.map(({ code }) => [code as string, invitationText('admin', code, 'A$&B').subject]));
    expect(subjects.get('en')).toBe('You are now an admin of A$&B');
    expect(subjects.get('pt-br')).toBe(subjects.get('pt'));
    for (const code of ['ru', 'ar', 'el', 'ja']) expect(subjects.get(code)).toBe(subjects.get('en'));
    expect(new Set(subjects.values()).size).toBe(9);
    expect(invitationText('user', 'de', 'Acme').message).toContain('Acme hat Sie');
  });
});
