import { describe, expect, it } from 'vitest';
import { renderPage } from '#server/http/panelFiles';

const template = '<title>Heed</title><meta name="heed-config" content="" />';
const titleOf = (title?: string) =>
  /<title>(.*)<\/title>/.exec(renderPage(template, {}, { nonce: 'n', config: {}, acceptLanguage: undefined, title }))?.[1];

describe('the page of the panel', () => {
  it('has the name of the product in the tab of the browser', () => {
    expect(titleOf()).toBe('Heed');
  });

  it('has the name of the partner instead, under a name of the partner', () => {
    expect(titleOf('Vertex')).toBe('Vertex');
    expect(titleOf('Foxglove & <b>Sons</b>')).toBe('Foxglove &amp; &lt;b&gt;Sons&lt;/b&gt;');
  });
});
