import { describe, expect, it } from 'vitest';
import { languages } from '#locales/languages.ts';
import { clips, type ClipSlug } from '#server/catalogue/clips';
import { allTopicNames, monthlyText, monthlyTexts, topicName } from '#server/catalogue/monthly/index';
import { topicOfMonth } from '#server/catalogue/monthly/topics';

const topics = Object.keys(clips) as ClipSlug[];
const texts = languages.flatMap(({ code }) => topics.map((slug) => ({ at: `${code} ${slug}`, code, ...monthlyTexts[code][slug] })));
const lines = texts.flatMap(({ at, code, sentences, tips }) => [
  ...sentences.map((text) => ({ at, code, text, most: 160 })),
  ...tips.map((text) => ({ at, code, text, most: 110 })),
]);
const failing = (fails: (line: (typeof lines)[number]) => boolean) => lines.filter(fails).map(({ at, text }) => `${at}: ${text}`);

describe('the topics of the monthly video', () => {
  it('are one for each month, and each clip is one of them', () => {
    expect(topicOfMonth).toHaveLength(12);
    expect([...topicOfMonth].sort()).toEqual([...topics].sort());
  });

  it('have two sentences and three tips in every language', () => {
    expect(texts).toHaveLength(12 * languages.length);
    expect(texts.filter(({ sentences, tips }) => sentences.length !== 2 || tips.length !== 3)).toEqual([]);
  });

  it('are short', () => {
    expect(failing(({ text, most }) => text.trim() === '' || text.length > most)).toEqual([]);
  });

  it('end with a full stop', () => {
    const stopOf = (code: string) => (code === 'zh' || code === 'ja' ? '。' : '.');
    expect(failing(({ code, text }) => !text.endsWith(stopOf(code)))).toEqual([]);
  });

  it('say nothing twice in a topic, and nothing in English elsewhere', () => {
    expect(texts.filter(({ sentences, tips }) => new Set([...sentences, ...tips]).size !== 5)).toEqual([]);
    const english = new Set(lines.filter(({ code }) => code === 'en').map(({ text }) => text));
    expect(failing(({ code, text }) => code !== 'en' && english.has(text))).toEqual([]);
  });

  it('come in the language of a person, and in English in any other', () => {
    expect(monthlyText('links', 'pt-br')).toBe(monthlyTexts['pt-br'].links);
    expect(monthlyText('links', 'he')).toBe(monthlyTexts.he.links);
    expect(monthlyText('links', 'sv')).toBe(monthlyTexts.en.links);
  });

  it('have the names of their clips', () => {
    expect(['en', 'he', 'pt-br', 'sv'].map((language) => topicName('passwords', language))).toEqual([
      'Passwords that hold',
      'סיסמאות שמחזיקות מעמד',
      'Senhas que resistem',
      'Passwords that hold',
    ]);
    const names = allTopicNames('clean-desk');
    expect(Object.keys(names).sort()).toEqual(languages.map(({ code }) => code as string).sort());
    expect(names.ja).toBe('片づいた机とロックした画面');
  });
});
