import { describe, expect, it } from 'vitest';
import { linksOf, withLinksTo } from '#server/html/links';
import { plainText } from '#server/html/plainText';
import { cleanMessage } from '#server/html/sanitise';

const textOf = (html: string, afterLink = '{{link}}') =>
  plainText(cleanMessage({ html, layoutType: 'EMAIL', anchors: [] }).html, afterLink);

describe('a message as plain text', () => {
  it('has its paragraphs apart, its lists with dashes, and a line for each row of a table', () => {
    const html = `<h1>Parcel</h1><p>It  waits<br>for you.</p><ul><li>Fee: 2&nbsp;€</li><li>Until <b>tonight</b></li></ul>
      <table><tr><td>Number</td><td>12 &lt; 13</td></tr><tr><td>Weight</td><td>2 kg</td></tr></table><p>Thanks &amp; bye</p>`;
    expect(textOf(html)).toBe(
      'Parcel\n\nIt waits\nfor you.\n\n- Fee: 2 €\n- Until tonight\n\nNumber 12 < 13\nWeight 2 kg\n\nThanks & bye',
    );
  });

  it('has the address of its link on a line of its own, also where the link is a picture', () => {
    expect(textOf('<p>Please <a href="https://a.example">pay</a> now. <a>Not</a> this.</p>')).toBe(
      'Please pay\n{{link}}\nnow. Not this.',
    );
    const picture = '<a href="https://a.example"><img src="/media/packs/a.png" alt="Pay > here"></a>';
    expect(textOf(picture)).toBe('Pay > here\n{{link}}');
  });

  it('takes no longer for a long message than reading it', () => {
    const start = performance.now();
    plainText('<p>a'.repeat(100_000), '');
    plainText('<a x="'.repeat(60_000), '');
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

it('a link that gets another address loses its own, and what the mouse said of it', () => {
  const html = withLinksTo(
    '<a style="color:red" href="https://a.example/?b=1&amp;c" title="Ours">x</a> <a title="y">z</a>',
    'https://b.example/',
  );
  expect(html).toBe('<a href="https://b.example/" style="color:red">x</a> <a title="y">z</a>');
  expect(linksOf(html)).toEqual([{ text: 'x', address: 'https://b.example/' }]);
});
