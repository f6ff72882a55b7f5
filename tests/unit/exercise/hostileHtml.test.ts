import { describe, expect, it } from 'vitest';
import { attacks, dangerous, png } from '#tests/support/hostileHtml';
import { cleanDesign } from '#server/html/cleanDesign';
import { cleanMessage } from '#server/html/sanitise';

const clean = (html: string) => cleanMessage({ html, layoutType: 'EMAIL', anchors: [] }).html;

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
