import { describe, expect, it } from 'vitest';
import { isLockedPdf } from '#server/files/pdfLock';
import { tinyPdf } from '#tests/support/calls/uploads';

const pdf = (...lines: string[]) => Buffer.from(['%PDF-1.7', ...lines, '%%EOF'].join('\n'), 'latin1');
const end = ['startxref', '12'];

describe('a PDF', () => {
  it.each([
    ['in its trailer', pdf('trailer', '<< /Root 1 0 R /Encrypt 5 0 R >>', ...end)],
    ['with the dictionary in the trailer itself', pdf('trailer<</Encrypt<</Filter/Standard/V 2>>/Root 1 0 R>>', ...end)],
    ['in a stream of references', pdf('9 0 obj <</Type/XRef/Size 9/Encrypt 7 0 R/W[1 2 1]>>', 'stream', 'xx', 'endstream', ...end)],
    ['before a change that was added', pdf('trailer << /Encrypt 5 0 R >>', ...end, 'trailer << /Root 1 0 R /Prev 9 >>', ...end)],
    ['in letters as numbers', pdf('trailer << /#45ncr#79pt 5 0 R >>', ...end)],
    ['in a trailer that the end is missing of', pdf('trailer << /Encrypt 5 0 R >>')],
  ])('is locked: %s', (_, bytes) => expect(isLockedPdf(bytes)).toBe(true));

  it.each([
    ['the smallest', tinyPdf],
    [
      'one that only speaks of it',
      pdf('3 0 obj << /Length 20 >>', 'stream', '(How to /Encrypt 5 0 R)', 'endstream', 'trailer << /Root 1 0 R >>', ...end),
    ],
    [
      'one with a key of that name elsewhere',
      pdf('3 0 obj << /Type /Info /Encrypt 5 0 R >> endobj', 'trailer << /Root 1 0 R >>', ...end),
    ],
  ])('is open: %s', (_, bytes) => expect(isLockedPdf(bytes)).toBe(false));

  it('is read in time, whatever its 7 MB are', () => {
    const begun = performance.now();
    for (const word of ['obj ', 'trailer ', '/Encrypt ', 'obj/Type/XRef ', 'stream '])
      isLockedPdf(Buffer.from(`%PDF-1.7\n${word.repeat(7_000_000 / word.length)}`));
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});
