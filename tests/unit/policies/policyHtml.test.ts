import { describe, expect, it } from 'vitest';
import { cleanMessage } from '#server/html/sanitise';
import { attacks, dangerous } from '#tests/support/hostileHtml';

const read = (html: string) => cleanMessage({ html, layoutType: 'POLICY', anchors: [] });
const clean = (html: string) => read(html).html;

describe('the text of a policy', () => {
  it.each(Object.entries(attacks))('loses %s, and keeps its words', (_name, html) => {
    const cleaned = clean(html);
    expect(cleaned).not.toMatch(dangerous);
    expect(cleaned).not.toMatch(/<(img|table|div|span|font)\b|\s(style|class|src|id|title)=/i);
    expect(cleaned).toContain('Hi');
    expect(clean(cleaned)).toBe(cleaned);
  });

  it('keeps what a policy is made of', () => {
    const html =
      '<h2 dir="rtl" lang="he">כללים</h2><h3>Who</h3><h4>Where</h4><p dir="auto">One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s><br>six</p>' +
      '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul><blockquote><p>said</p></blockquote><hr>' +
      '<p><a href="https://example.com/rules?a=1&amp;b=2">rules</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+123">call</a></p>';
    expect(clean(html)).toBe(html);
  });

  it('has links to websites, mailboxes and telephones only, whatever the editor allows', () => {
    const schemes = ['ftp://x.example', 'sms:+1', 'cid:1', 'xmpp:a@b.example', 'callto:1', '//x.example', '/relative', '#place'];
    expect(clean(schemes.map((href) => `<p><a href="${href}">x</a></p>`).join(''))).toBe('<p><a>x</a></p>'.repeat(schemes.length));
  });

  it('turns what it does not have into what says the same', () => {
    expect(clean('<h1>A</h1><h5>B</h5><h6 dir="rtl">C</h6><p><b>b</b><i>i</i><ins>u</ins><del>s</del><strike>t</strike></p>')).toBe(
      '<h2>A</h2><h4>B</h4><h4 dir="rtl">C</h4><p><strong>b</strong><em>i</em><u>u</u><s>s</s><s>t</s></p>',
    );
    expect(clean('<div>one</div><div>two <b>three</b><p>four</p>five</div>')).toBe(
      '<p>one</p><p>two <strong>three</strong></p><p>four</p><p>five</p>',
    );
    expect(clean('<table><tr><th>Rule</th><td>Why</td></tr><tr><td><ul><li>x</li></ul></td></tr></table>')).toBe(
      '<p>Rule</p><p>Why</p><ul><li>x</li></ul>',
    );
  });

  it('keeps the structure of a pasted document of Word, and loses its look', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-US>
<!--StartFragment--><h1 style='color:red'><span style='font-family:Calibri'>Rules<o:p></o:p></span></h1><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Lock</b> your screen.</p><!--EndFragment--></body></html>`;
    expect(clean(word).trim()).toBe('<h2>Rules</h2><p><strong>Lock</strong> your screen.</p>');
  });

  it('is empty without words, whatever else it has', () => {
    expect(read('<p> </p><hr><ul><li></li></ul><img src="x">').isEmpty).toBe(true);
    expect(read('<p>One</p>').isEmpty).toBe(false);
  });

  it('refuses what is nested deeper than anybody writes', () => {
    expect(() => read('<ul><li>'.repeat(500))).toThrow(RangeError);
    expect(() => read('<blockquote>'.repeat(50_000))).toThrow(RangeError);
    expect(() => read('<div>'.repeat(500))).toThrow(RangeError);
  });
});
