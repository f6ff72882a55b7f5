import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { answerLabels, saveTemplateBody } from '#contract/exercise/templates';
import { phonePattern } from '#contract/kit/phone';
import { languages } from '#locales/languages.ts';
import { packs } from '#server/catalogue/exercise/packs/index';
import { exerciseRows } from '#server/catalogue/exercise/rows';
import { exists } from '#tests/support/source/project';

const now = new Date('2026-11-24T10:00:00Z');
const made = exerciseRows(now);
const { document } = new JSDOM('').window;

const messages = made.exerciseTemplateVersions.map((version) => {
  const template = made.exerciseTemplates.find(({ versionId }) => versionId === version.id);
  const pack = made.exercisePacks.find(({ templateIds }) => templateIds.includes(version.templateId));
  const body = document.createElement('div');
  body.innerHTML = version.html;
  return { ...version, language: template?.language ?? '', pack, body, text: body.textContent ?? '' };
});
const title = ({ language, name }: { language: string; name: string }) => `${language}: ${name}`;
const bodyCallouts = ({ callouts }: (typeof messages)[number]) => callouts.filter(({ place }) => place === 'BODY');

/** What stands in a body, line by line: the text as a whole joins words of different lines. */
const linesOf = (body: Element) => [...body.querySelectorAll('p, td')].map(({ textContent }) => textContent);

/** What is wrong with messages, each with the message; empty if nothing is. */
const faults = (find: (message: (typeof messages)[number]) => unknown[]) =>
  messages.flatMap((message) => find(message).map((fault) => [title(message), fault]));

describe('the library of phishing exercises', () => {
  it('has six packs and forty messages in at least four languages, the same ones in each', () => {
    expect(packs.length).toBeGreaterThanOrEqual(6);
    expect(packs.flatMap(({ plan }) => Object.keys(plan.messages)).length).toBeGreaterThanOrEqual(40);
    const [first, ...others] = packs.map(({ texts }) => Object.keys(texts).sort());
    expect(first).toEqual(expect.arrayContaining(['de', 'en', 'es', 'he']));
    for (const codes of others) expect(codes).toEqual(first);
    for (const { plan, texts } of packs)
      for (const text of Object.values(texts)) expect(Object.keys(text.messages)).toEqual(Object.keys(plan.messages));
  });

  it('has e-mails and texts, easy and hard ones, and some that are no phishing', () => {
    const english = messages.filter(({ language }) => language === 'en');
    const count = (is: (message: (typeof messages)[number]) => boolean) => english.filter(is).length;
    for (const layout of ['EMAIL', 'SMS']) expect(count(({ layoutType }) => layoutType === layout)).toBeGreaterThanOrEqual(10);
    for (const level of [1, 2, 3]) expect(count(({ difficulty }) => difficulty === level)).toBeGreaterThanOrEqual(8);
    const isLegit = ({ answers }: (typeof messages)[number]) => answers.find(({ label }) => label === 'LOOKS_LEGIT')?.status;
    expect(count((message) => isLegit(message) === 'CORRECT')).toBeGreaterThanOrEqual(8);
  });

  it('has only what the form for a company’s own templates accepts, too', () => {
    const refused = faults(({ id, templateId, answers, callouts, ...message }) => {
      const given = Object.fromEntries(Object.entries(message).filter(([, value]) => value !== null));
      const sent = { ...given, answers: JSON.stringify(answers), callouts: JSON.stringify(callouts) };
      return saveTemplateBody.safeParse(sent).error?.issues ?? [];
    });
    expect(refused).toEqual([]);
  });

  it('explains each answer, one of which at least is right', () => {
    for (const message of messages) {
      expect([title(message), message.answers.map(({ label }) => label)]).toEqual([title(message), [...answerLabels]]);
      expect([title(message), message.answers.some(({ status }) => status === 'CORRECT')]).toEqual([title(message), true]);
      expect([title(message), new Set(message.answers.map(({ description }) => description)).size]).toEqual([title(message), 4]);
    }
  });

  it('explains one to six places of each body, which are marked in it and found only there', () => {
    const wrong = faults((message) => {
      const callouts = bodyCallouts(message);
      const marked = [...message.body.querySelectorAll('span.callout')].map((mark) => [
        mark.getAttribute('data-order'),
        mark.textContent,
      ]);
      const expected = callouts.map(({ orderNumber, anchor }) => [String(orderNumber), anchor]);
      const lower = callouts.map(({ anchor }) => anchor.toLowerCase());
      const isAmbiguous = (anchor: string, i: number) =>
        message.text.split(anchor).length !== 2 || lower.some((other, j) => j !== i && other.includes(anchor.toLowerCase()));
      return [
        ...(callouts.length < 1 || callouts.length > 6 ? ['number of callouts'] : []),
        ...(JSON.stringify(marked) === JSON.stringify(expected) ? [] : [{ marked, expected }]),
        ...callouts.filter(({ anchor }, i) => isAmbiguous(anchor, i)).map(({ anchor }) => anchor),
        ...(/[{}]/.test(message.html) ? ['a brace'] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('names only reserved domains and telephone numbers', () => {
    const wrong = faults(({ body, subject, legend, fromEmail, fromPhone, answers, callouts }) => {
      const all = JSON.stringify([linesOf(body), subject, legend, fromEmail, fromPhone, answers, callouts]);
      const domains = all.match(/(?<![\w.])(?:[a-z0-9-]+\.)+[a-z]{2,}(?![\w@.-]*@)/g) ?? [];
      const links = [...body.querySelectorAll('a')].map((link) => new URL(link.href));
      const numbers = all.match(/\d{3}-\d{4}/g) ?? [];
      return [
        ...domains.filter((domain) => !domain.endsWith('.example')),
        ...links.filter(({ protocol, hostname }) => protocol !== 'https:' || !hostname.endsWith('.example')),
        ...numbers.filter((number) => !number.startsWith('555-01')),
        ...(fromPhone?.startsWith('+') && !phonePattern.test(fromPhone) ? [fromPhone] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('has clean bodies: tables, paragraphs and links with a few styles, which load nothing', () => {
    const tags = ['a', 'p', 'span', 'table', 'tbody', 'td', 'tr'];
    const attributes =
      /^(align|bgcolor|border|cellpadding|cellspacing|class|colspan|data-order|dir|height|href|lang|role|style|width)$/;
    const styles =
      /^(background-color|border-(bottom|collapse|radius)|color|display|font-(family|size|weight)|line-height|margin|max-width|padding|text-decoration)$/;
    const wrong = faults(({ html, body }) => {
      const all = [...body.querySelectorAll('*')];
      const declarations = all.flatMap((element) => (element.getAttribute('style') ?? '').split(';').filter(Boolean));
      return [
        ...all.map(({ tagName }) => tagName.toLowerCase()).filter((tag) => !tags.includes(tag)),
        ...all.flatMap((element) => element.getAttributeNames()).filter((name) => !attributes.test(name)),
        ...declarations.filter((one) => !styles.test(one.split(':')[0]?.trim() ?? '') || one.includes('(')),
        ...(body.innerHTML.replace(/<\/?tbody>/g, '').replaceAll('&nbsp;', '\u00a0') === html ? [] : ['not well-formed']),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('reads from right to left in Hebrew and is written in each language', () => {
    for (const message of messages) {
      const dir = languages.find(({ code }) => code === message.language)?.dir;
      if (dir === 'rtl')
        expect([title(message), message.body.firstElementChild?.getAttribute('dir')]).toEqual([title(message), 'rtl']);
    }
    const sentences = ({ legend, answers, callouts }: (typeof messages)[number]) =>
      [legend, ...answers, ...callouts].map((one) => (typeof one === 'string' ? one : one.description));
    const english = new Set(messages.filter(({ language }) => language === 'en').flatMap(sentences));
    const left = faults((message) =>
      message.language === 'en'
        ? []
        : sentences(message).filter((one) => english.has(one) || (message.language === 'he' && !/\p{Script=Hebrew}/u.test(one))),
    );
    expect(left).toEqual([]);
  });

  it('has the quotation marks and dots of print', () => {
    const wrong = faults(({ text, subject, legend, name, answers, callouts }) =>
      [text, subject, legend, name, ...[...answers, ...callouts].map(({ description }) => description)].filter((one) =>
        /['"]|\.\.\.|\s-\s| {2}|^\s|\s$/.test(one),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('gives a changed text a version of its own, and nothing else a new id', () => {
    expect(exerciseRows(now)).toEqual(made);
    const ids = Object.values(made).flatMap((rows: { id?: string }[]) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const [first, ...others] = packs;
    const text = first?.texts.en;
    const [slug = ''] = Object.keys(text?.messages ?? {});
    const message = text?.messages[slug];
    if (!first || !text || !message) throw new Error('no message');
    const messages = { ...text.messages, [slug]: { ...message, legend: 'Another situation.' } };
    const changed = exerciseRows(now, [{ ...first, texts: { ...first.texts, en: { ...text, messages } } }, ...others]);
    const versions = (from: typeof made) => from.exerciseTemplateVersions.map(({ id }) => id);
    expect(versions(changed).filter((id) => !versions(made).includes(id))).toHaveLength(1);
    expect(changed.exercisePacks).toEqual(made.exercisePacks);
    expect(changed.exerciseTemplates.map(({ id }) => id)).toEqual(made.exerciseTemplates.map(({ id }) => id));
  });

  it('has a picture for each pack', () => {
    for (const { thumbnail } of made.exercisePacks)
      expect([thumbnail, exists(`public/media/${thumbnail ?? ''}`)]).toEqual([thumbnail, true]);
  });
});
