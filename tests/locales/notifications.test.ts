import { describe, expect, it } from 'vitest';
import { languages } from '#locales/languages.ts';
import { notificationLanguages, notificationTypes, readNotificationTexts } from '#locales/notifications.ts';
import { placeholders } from '#tests/support/source/texts';
import { exists, read } from '#tests/support/source/project';

type File = Record<string, Record<string, string>>;
const fileOf = (lang: string) => JSON.parse(read(`locales/notifications/${lang}.json`)) as File;
const placesOf = (file: File) =>
  Object.entries(file).flatMap(([type, texts]) => Object.entries(texts).map(([name, text]) => [type, name, placeholders(text)]));

describe('default notification texts', () => {
  it('are there in nine languages for every kind of task, with the same fields and places', () => {
    expect(notificationLanguages).toHaveLength(9);
    const english = fileOf('en');
    expect(Object.keys(english)).toEqual([...notificationTypes]);
    for (const lang of notificationLanguages) expect([lang, placesOf(fileOf(lang))]).toEqual([lang, placesOf(english)]);
  });

  it('of a simulation are in a file of every language, and say that nothing was typed and no password stored', async () => {
    const english = fileOf('en')['simulation'] ?? {};
    const read = (lang: string) => readNotificationTexts(lang, 'simulation', { companyName: 'Acme' });
    for (const { code } of languages) {
      const texts = fileOf(code)['simulation'] ?? {};
      const left = Object.entries(texts).filter(([name, text]) => name !== 'image' && code !== 'en' && english[name] === text);
      expect([code, placesOf({ simulation: texts }), left]).toEqual([code, placesOf({ simulation: english }), []]);
      expect((await read(code)).title).toBe(texts['title']);
    }
    for (const text of [(await read('en')).message, (await read('en')).landingParagraph])
      expect(text).toContain('You typed nothing, and no password was stored.');
  });

  it('are translated', () => {
    for (const type of notificationTypes) {
      const english = Object.values(fileOf('en')[type] ?? {});
      for (const lang of notificationLanguages.filter((one) => one !== 'en')) {
        const left = Object.entries(fileOf(lang)[type] ?? {}).filter(([name, text]) => name !== 'image' && english.includes(text));
        expect([lang, type, left]).toEqual([lang, type, []]);
      }
    }
  });

  it('name a course for trainings only', () => {
    for (const lang of notificationLanguages) {
      const naming = Object.entries(fileOf(lang)).filter(([, texts]) => /\{\{courseName\}\}/.test(JSON.stringify(texts)));
      expect([lang, naming.map(([type]) => type)]).toEqual([lang, ['training']]);
    }
  });

  it('of a phishing exercise have the subject of the mail that nobody wrote another one for', () => {
    for (const lang of notificationLanguages) {
      const mail = JSON.parse(read(`locales/${lang}/mail.json`)) as Record<string, { subject: string }>;
      expect([lang, mail['exercise_assigned']?.subject]).toEqual([lang, fileOf(lang)['phishing']?.['subject']]);
    }
  });

  it('of a simulation are those of the mail that follows it', () => {
    for (const lang of notificationLanguages) {
      const mail = JSON.parse(read(`locales/${lang}/mail.json`)) as Record<string, { subject: string; text: string }>;
      const { subject, message } = fileOf(lang)['simulation'] ?? {};
      expect([lang, mail['simulation_debrief']]).toEqual([lang, { subject, text: message }]);
    }
  });

  it('of a phishing exercise ask whether one can spot it', async () => {
    const texts = await readNotificationTexts('en', 'phishing', { companyName: 'Acme' });
    expect(texts.subject).toBe('New phishing exercise assigned');
    expect(texts.message).toBe('You have been assigned a phishing exercise. Can you spot the phish?');
  });

  it('name pictures that exist', () => {
    for (const lang of notificationLanguages)
      for (const type of notificationTypes) expect(exists(`public${fileOf(lang)[type]?.['image'] ?? ''}`)).toBe(true);
  });

  it('of tasks come in every language of the product: Portuguese for Brazil, else English', async () => {
    const names = { companyName: 'Acme', courseName: 'Safe links' };
    const subjects = new Map<string, string>();
    for (const { code } of languages) subjects.set(code, (await readNotificationTexts(code, 'training', names)).subject);
    expect(subjects.get('en')).toBe('New security awareness training from Acme');
    expect(subjects.get('pt-br')).toBe(subjects.get('pt'));
    for (const code of ['ru', 'ar', 'el', 'ja']) expect(subjects.get(code)).toBe(subjects.get('en'));
    expect(new Set(subjects.values()).size).toBe(9);
    expect((await readNotificationTexts('de', 'training', names)).message).toContain('Acme hat Ihnen die Schulung „Safe links“');
  });
});
