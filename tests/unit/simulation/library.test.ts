import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { difficulties, premiseQuestions, suggestDifficulty } from '#contract/messageTemplates/difficulty';
import { landingKinds } from '#contract/simulation/states';
import { languages } from '#locales/languages.ts';
import { linkAddress, linkInText } from '#server/catalogue/simulation/link';
import { lureGroups } from '#server/catalogue/simulation/lures/index';
import { type LureRow, simulationLibrary } from '#server/catalogue/simulation/rows';
import { lureLanguages } from '#server/catalogue/simulation/shapes';
import { cleanMessage } from '#server/html/sanitise';

const { lures, landings } = simulationLibrary();
const { document } = new JSDOM('').window;
const parsed = (html: string) => {
  const body = document.createElement('div');
  body.innerHTML = html;
  return body;
};
const bodies = new Map(lures.map(({ id, html }) => [id, parsed(html)]));
const bodyOf = ({ id }: LureRow) => bodies.get(id) ?? parsed('');
const bodyCallouts = ({ callouts }: LureRow) => callouts.filter(({ place }) => place === 'BODY');
const english = lures.filter(({ language }) => language === 'en');
const writtenIn = (language: string) => lures.filter((lure) => lure.language === language);
const title = ({ language, slug }: { language: string; slug: string }) => `${language}: ${slug}`;

/** What is wrong with lures, each with the lure; empty if nothing is. */
const faults = (find: (lure: LureRow) => unknown[]) => lures.flatMap((lure) => find(lure).map((fault) => [title(lure), fault]));

/** Everything that people read of a lure. */
const textsOf = ({ name, subject, senderName, text, callouts }: LureRow) => [
  name,
  subject,
  senderName,
  text,
  ...callouts.map(({ description }) => description),
];

describe('the library of simulated phishing messages', () => {
  it('has two dozen in six languages, half of them corporate, and a third for each difficulty', () => {
    expect(lureLanguages).toEqual(expect.arrayContaining(['en', 'de', 'es', 'fr', 'he', 'ja']));
    for (const language of lureLanguages) {
      const own = writtenIn(language);
      expect([language, own.map(({ slug }) => slug)]).toEqual([language, english.map(({ slug }) => slug)]);
      for (const type of ['CORPORATE', 'CONSUMER'] as const) {
        expect(own.filter((lure) => lure.type === type).length).toBeGreaterThanOrEqual(12);
        for (const level of difficulties)
          expect(own.filter((lure) => lure.type === type && lure.difficulty === level).length).toBeGreaterThanOrEqual(4);
      }
      for (const kind of landingKinds)
        expect(own.filter(({ landingKind }) => landingKind === kind).length).toBeGreaterThanOrEqual(8);
    }
  });

  it('has one link in each, which becomes the one of the message when it is sent', () => {
    const wrong = faults((lure) => {
      const links = [...bodyOf(lure).querySelectorAll('a')].map((link) => link.getAttribute('href'));
      const lines = lure.text.split('\n').filter((line) => line.includes(linkInText));
      return [
        ...(JSON.stringify(links) === JSON.stringify([linkAddress]) ? [] : [links]),
        ...(JSON.stringify(lines) === JSON.stringify([linkInText]) ? [] : [lines]),
        ...(lure.text.match(/\w\.example\b|[→▦]|^[#~|] /gm) ?? []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('has three to six callouts, in each language as many, and fewer the harder it is', () => {
    const counts = new Map(english.map(({ slug, callouts }) => [slug, callouts.length]));
    const premiseOf = (rating: 0 | 2 | 4 | 6 | 8) => ({
      ...(Object.fromEntries(premiseQuestions.map((question) => [question, rating])) as Record<
        (typeof premiseQuestions)[number],
        typeof rating
      >),
      warned: 0 as const,
    });
    const wrong = faults(({ slug, callouts, difficulty }) => {
      const suggested = ([0, 4, 8] as const).map((rating) => suggestDifficulty(callouts.length, premiseOf(rating)).difficulty);
      return [
        ...(callouts.length >= 3 && callouts.length <= 6 ? [] : ['number of callouts']),
        ...(callouts.length === counts.get(slug) ? [] : ['another number than in English']),
        ...(suggested.includes(difficulty) ? [] : [{ difficulty, suggested }]),
        ...(callouts[0]?.place === 'HEADER' ? [] : ['none at the sender']),
      ];
    });
    expect(wrong).toEqual([]);
    const cuesOf = (level: number) =>
      english.filter(({ difficulty }) => difficulty === level).map(({ callouts }) => callouts.length);
    expect(Math.min(...cuesOf(1))).toBeGreaterThan(Math.max(...cuesOf(2)));
    expect(Math.min(...cuesOf(2))).toBeGreaterThan(Math.max(...cuesOf(3)));
  });

  it('has the callouts in its bodies, each found only once', () => {
    const wrong = faults((lure) => {
      const body = bodyOf(lure);
      const text = body.textContent ?? '';
      const callouts = bodyCallouts(lure);
      const marks = [...body.querySelectorAll('span.callout')].map(({ textContent }) => textContent);
      const anchors = callouts.map(({ anchor }) => anchor);
      return [
        ...(JSON.stringify(marks) === JSON.stringify(anchors) ? [] : [{ marks, anchors }]),
        ...anchors.filter(
          (anchor, i) => text.split(anchor).length !== 2 || anchors.some((other, j) => j !== i && other.includes(anchor)),
        ),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('fills in only what is known of every person, and braces of callouts are gone', () => {
    const allowed = {
      subject: /firstName|companyName|department|date/,
      senderName: /^companyName$/,
      text: /firstName|companyName|department|date|link/,
    };
    const wrong = faults((lure) => {
      const inHtml = new Set(lure.html.match(/\{\{\w+\}\}/g));
      const inText = new Set(lure.text.replaceAll(linkInText, '').match(/\{\{\w+\}\}/g));
      const [, ...others] = textsOf(lure);
      return [
        ...(Object.keys(allowed) as (keyof typeof allowed)[]).flatMap((field) =>
          [...lure[field].matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).filter((name) => !allowed[field].test(name)),
        ),
        // A letterhead is in the HTML only.
        ...[...inText].filter((one) => !inHtml.has(one)),
        ...(/[{}]/.test([...others, lure.html].join().replace(/\{\{\w+\}\}/g, '')) ? ['a brace'] : []),
        ...lure.callouts.filter(({ anchor, description }) => /[{}]/.test(anchor + description)),
        ...(lure.type === 'CORPORATE' && !`${lure.senderName} ${lure.html}`.includes('{{companyName}}')
          ? ['not of the company']
          : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('has subjects and senders that a header of a mail can hold', () => {
    const wrong = faults(({ subject, senderName, senderLocal }) => [
      ...[subject, senderName].filter((text) => /\p{Cc}/u.test(text) || text.trim() === '' || text.length > 78),
      ...(/^[a-z]+(-[a-z]+)*$/.test(senderLocal) ? [] : [senderLocal]),
    ]);
    expect(wrong).toEqual([]);
  });

  it('asks for nothing to be typed, runs nothing and loads nothing', () => {
    const forbidden = /<\/?(?:form|input|textarea|select|button|script|style|img|iframe|link)\b|\bon\w+=|url\(|contenteditable/i;
    expect(faults(({ html }) => html.match(forbidden) ?? [])).toEqual([]);
  });

  it('names only reserved domains', () => {
    const wrong = faults((lure) =>
      [...textsOf(lure), lure.html]
        .flatMap((text) => text.match(/(?<![\w.])(?:[a-z0-9-]+\.)+[a-z]{2,}/gi) ?? [])
        .filter((domain) => !domain.endsWith('.example') && domain !== 'p.m'),
    );
    expect(wrong).toEqual([]);
  });

  it.each(lureLanguages)('is left as it is by the cleaner of messages: %s', (language) => {
    const wrong = writtenIn(language).flatMap((lure) => {
      const { html, missing } = cleanMessage({ html: lure.html, layoutType: 'EMAIL', anchors: bodyCallouts(lure) });
      return [...missing, ...(parsed(html).isEqualNode(bodyOf(lure)) ? [] : [title(lure)])];
    });
    expect(wrong).toEqual([]);
  });

  it('reads from right to left in Hebrew and is written in each language', () => {
    for (const lure of writtenIn('he')) expect(bodyOf(lure).firstElementChild?.getAttribute('dir')).toBe('rtl');
    const scripts: Record<string, RegExp> = {
      he: /\p{Script=Hebrew}/u,
      ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    };
    const known = new Set(english.flatMap(({ callouts, subject }) => [subject, ...callouts.map(({ description }) => description)]));
    const wrong = faults(({ language, subject, callouts }) =>
      language === 'en'
        ? []
        : [subject, ...callouts.map(({ description }) => description)].filter(
            (one) => known.has(one) || !(scripts[language] ?? /./).test(one),
          ),
    );
    expect(wrong).toEqual([]);
  });

  it('uses nothing that hurts: money from work, health, family, status, accidents', () => {
    const hurting =
      /\b(salary|salaries|wage|pay ?rise|payroll|pay ?slip|bonus|dismiss\w*|laid off|lay ?off|redundan\w*|sick\w*|ill(ness)?|disease|hospital|covid|pregnan\w*|famil(y|ies)|child\w*|kids?|mother|father|visa|residence|immigration|tax(es)?|refund|benefits?|pension|accidents?|death|died|funeral|emergency|police|court|layoffs?|pandemic)\b/i;
    expect(english.flatMap((lure) => textsOf(lure).filter((text) => hurting.test(text)))).toEqual([]);
  });

  it('has landing pages that explain and ones that continue, in every language of the product', () => {
    for (const { code } of languages) {
      const own = landings.filter(({ language }) => language === code);
      expect([code, own.map(({ kind }) => kind).sort()]).toEqual([code, ['continue', 'continue', 'teach', 'teach']]);
      for (const { kind, ...landing } of own) {
        expect([landing.middleText === null, landing.buttonText === null]).toEqual([kind === 'continue', kind === 'teach']);
        const texts = [landing.name, landing.title, landing.paragraph, landing.middleText ?? landing.buttonText ?? ''];
        expect([title(landing), texts.filter((text) => text.trim() === '' || /[<>{}]|\p{Cc}/u.test(text))]).toEqual([
          title(landing),
          [],
        ]);
      }
    }
  });

  it('gives a changed text a version of its own, and nothing else a new id', () => {
    expect(simulationLibrary()).toEqual({ lures, landings });
    const ids = [...lures.flatMap(({ id, versionId }) => [id, versionId]), ...landings.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    const [first, ...others] = lureGroups;
    const [slug = ''] = Object.keys(first?.plans ?? {});
    const text = first?.texts.en[slug];
    if (!first || !text) throw new Error('no lure');
    const en = { ...first.texts.en, [slug]: { ...text, subject: 'Another subject' } };
    const changed = simulationLibrary([{ ...first, texts: { ...first.texts, en } }, ...others]);
    const versions = lures.map(({ versionId }) => versionId);
    expect(changed.lures.filter(({ versionId }) => !versions.includes(versionId)).map(title)).toEqual([`en: ${slug}`]);
    expect(changed.lures.map(({ id }) => id)).toEqual(lures.map(({ id }) => id));
  });
});
