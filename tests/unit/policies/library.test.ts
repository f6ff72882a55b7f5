import { describe, expect, it } from 'vitest';
import { policyPlaces } from '#contract/policies/states';
import type { LanguageCode } from '#locales/languages.ts';
import { notificationLanguages } from '#locales/notifications.ts';
import { placesIn, policyPresets, textOf } from '#server/catalogue/policies/index';
import { cleanMessage } from '#server/html/sanitise';

const texts = policyPresets.flatMap(({ id, texts }) =>
  (Object.entries(texts) as [LanguageCode, NonNullable<(typeof texts)[LanguageCode]>][]).map(([language, text]) => ({
    id,
    language,
    ...text,
  })),
);
const failing = (fails: (text: (typeof texts)[number]) => boolean) =>
  texts.filter(fails).map(({ id, language }) => `${id} ${language}`);

/** The elements of a text in their order, a list with the number of its points. */
const structure = (html: string) => html.replace(/[^<>]+(?=<)/g, '');

describe('the policies of the library', () => {
  it('are in the languages of the notifications', () => {
    for (const { texts } of policyPresets) expect(Object.keys(texts).sort()).toEqual([...notificationLanguages].sort());
  });

  it('have the same rules and points in each language', () => {
    const english = new Map(policyPresets.map(({ id, texts }) => [id, structure(texts.en?.html ?? '')]));
    expect(failing(({ id, html }) => structure(html) !== english.get(id))).toEqual([]);
  });

  it('say beside them that they are no legal advice', () => {
    expect(failing(({ notice, name, summary }) => !notice || !name || !summary)).toEqual([]);
  });

  it('name the company and whom to contact, and have no other places', () => {
    expect(failing(({ html }) => placesIn(html).length !== policyPlaces.length)).toEqual([]);
    const others = (html: string) => policyPlaces.reduce((rest, place) => rest.replaceAll(`{{${place}}}`, ''), html);
    expect(failing(({ html, name, summary, notice }) => /[{}]/.test(others(html) + name + summary + notice))).toEqual([]);
  });

  it('are read in a few minutes', () => {
    expect(failing(({ words }) => words < 220 || words > 480)).toEqual([]);
  });

  it('consist of headings, paragraphs and lists', () => {
    const elements = texts.flatMap(({ html }) => [...html.matchAll(/<\/?([^>]*)>/g)].map(([, name]) => name));
    expect([...new Set(elements)].sort()).toEqual(['h2', 'li', 'p', 'ul']);
  });

  it('stay as they are when an admin saves them', () => {
    expect(failing(({ html }) => cleanMessage({ html, layoutType: 'POLICY', anchors: [] }).html !== html)).toEqual([]);
  });

  it('have the quotes and apostrophes of print', () => {
    expect(
      failing(({ html, name, summary, notice }) => /["']/.test(html.replace(/<[^>]+>/g, '') + name + summary + notice)),
    ).toEqual([]);
  });

  it('come in the nearest language that they have', () => {
    const [first] = policyPresets;
    expect(['de', 'pt-br', 'ja'].map((language) => first && textOf(first, language).language)).toEqual(['de', 'pt', 'en']);
  });
});
