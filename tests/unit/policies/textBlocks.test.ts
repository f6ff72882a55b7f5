import { describe, expect, it } from 'vitest';
import { type TextBlock, textBlocks } from '#server/pdf/textBlocks';

/** A block in short: its kind, and its words. */
const short = (block: TextBlock): unknown => {
  if (block.kind === 'rule') return 'rule';
  if (block.kind === 'list') return [block.isNumbered ? 'ol' : 'ul', ...block.items.map((item) => item.map(short))];
  if (block.kind === 'quote') return ['quote', ...block.blocks.map(short)];
  const words = block.runs.map(({ text, isSpaced, marks, isBreak }) => {
    const marked = marks.length > 0 ? `[${marks.join(' ')}:${text}]` : text;
    return (isSpaced ? ' ' : '') + (isBreak ? '/' : marked);
  });
  return `${block.kind === 'heading' ? `h${block.level} ` : ''}${words.join('')}`;
};
const shortOf = (html: string) => textBlocks(html).map(short);

describe('the blocks of a text', () => {
  it('are its headings, paragraphs, lists, quotes and lines, in their order', () => {
    const html = `<h2>One</h2><p>Two</p><ul><li><p>a</p><ol><li>b</li></ol></li><li>c</li></ul><blockquote><p>d</p></blockquote><hr>`;
    expect(shortOf(html)).toEqual(['h3 One', 'Two', ['ul', ['a', ['ol', ['b']]], ['c']], ['quote', 'd'], 'rule']);
  });

  it('skip no level of headings', () => {
    expect(shortOf('<h4>One</h4><h2>Two</h2><h4>Three</h4>')).toEqual(['h3 One', 'h3 Two', 'h4 Three']);
  });

  it('keep one space where there was one, and none beside a line break', () => {
    expect(shortOf('<p> Lock <strong>your</strong>\n <em> own <u>screen</u></em>.<br> Now </p>')).toEqual([
      'Lock [strong:your] [em:own] [em u:screen]./Now',
    ]);
    expect(shortOf('<p>a<strong>b</strong>c <s>d</s></p><p> </p><p><br></p>')).toEqual(['a[strong:b]c [s:d]']);
  });

  it('say where a link leads, unless its words do', () => {
    expect(
      shortOf('<p>See <a href="https://a.example/?x=1&amp;y">it</a> or <a href="mailto:x@a.example">x@a.example</a></p>'),
    ).toEqual(['See it (https://a.example/?x=1&y) or x@a.example']);
  });

  it('say characters of HTML as what they are, once', () => {
    expect(shortOf('<p>&lt;b&gt; &amp;amp; 1 < 2&nbsp;m</p>')).toEqual(['<b> &amp; 1 < 2\u00a0m']);
  });

  it('run the way of the first letter of the text, or the way that they say', () => {
    const ways = (html: string) => textBlocks(html).map((block) => 'dir' in block && block.dir);
    expect(ways('<p>1. שלום</p><p>VPN</p><p dir="ltr">Hi</p><p dir="auto">Hi</p>')).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
    expect(ways('<p>Hi</p><ul dir="rtl"><li>VPN</li></ul><p>שלום</p>')).toEqual(['ltr', 'rtl', 'ltr']);
  });
});
