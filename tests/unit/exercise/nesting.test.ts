import { describe, expect, it } from 'vitest';
import { nestingOf } from '#server/html/nesting';

const around = (tag: string, n: number, inner = '') => `<${tag}>`.repeat(n) + inner + `</${tag}>`.repeat(n);

describe('how deep a message is nested', () => {
  it.each([
    ['what is within each other', around('div', 300), 300],
    ['what nobody closes', '<span>'.repeat(3_000), 3_000],
    ['tags in any case and with attributes', '<DIV class="a > b"><Table border=1></TABLE></div>', 2],
    ['a closing tag that closes nothing', '</b><div></b><div></i>', 2],
    ['siblings', '<div><b>x</b></div>'.repeat(3_000), 2],
    ['elements without content', `<div>${'<br><img src="a.png"><hr/>'.repeat(3_000)}</div>`, 1],
    ['paragraphs, items and cells, which end by themselves', `<ul>${'<li><p>x'.repeat(3_000)}</ul>`, 1],
    ['comments, also for Outlook', '<!--[if mso]><table><tr><td><![endif]--><!-- <div> -->'.repeat(3_000), 0],
    ['comments that end at once', '<!--><div><!---><div>-->', 2],
    ['a comment that does not end', `<!-- ${'<div>'.repeat(3_000)}`, 0],
    ['styles and scripts', `<style>a::after { content: '<div>' }</style><script>x = '<div>'</script>`, 0],
    ['what stands in attributes', `<a title="${'<div>'.repeat(3_000)}" href='<b>'>x</a>`, 1],
    ['text with signs of its own', 'a < b, a <= b, 1 <2, <3', 0],
  ])('counts %s', (_what, html, depth) => expect(nestingOf(html)).toBe(depth));

  it('is known soon, whatever the text is', () => {
    const begun = performance.now();
    for (const part of ['<', '<!--', '<a "', "<a '", '<a ', '<script>', '</', '<div><!-', '<style', '<a b="c'])
      nestingOf(part.repeat(400_000 / part.length));
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
