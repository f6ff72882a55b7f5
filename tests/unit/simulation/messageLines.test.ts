import { expect, it } from 'vitest';
import { anchorsOf, markedText, unmarkedText } from '#server/catalogue/messages/marks';

const marked = (line: string, target?: string) => markedText(line, { calloutsMarked: 0, target });
const callout = (text: string, order = 1) => `<span class="callout" data-order="${order}">${text}</span>`;

it('a placeholder in a line is no callout, beside one or alone', () => {
  const line = 'Hello {{firstName}}, {confirm now}, {{companyName}} {today}.';
  expect(marked(line)).toBe(`Hello {{firstName}}, ${callout('confirm now')}, {{companyName}} ${callout('today', 2)}.`);
  expect(anchorsOf([line])).toEqual(['confirm now', 'today']);
  expect(unmarkedText(line)).toBe('Hello {{firstName}}, confirm now, {{companyName}} today.');
});

it('an address in a line leads where it says', () => {
  expect(marked('See shop.example/a, or {fee.example}')).toBe(
    `See <a href="https://shop.example/a">shop.example/a</a>, or <a href="https://fee.example">${callout('fee.example')}</a>`,
  );
});

it('an address in a line leads to the one link of a message that has only one', () => {
  const link = 'https://link.example/';
  expect(marked('See shop.example/a', link)).toBe(`See <a href="${link}">shop.example/a</a>`);
  expect(marked('See {fee.example}', link)).toBe(`See <a href="${link}">${callout('fee.example')}</a>`);
});
