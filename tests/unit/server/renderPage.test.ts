import { describe, expect, it } from 'vitest';
import { renderPage } from '#server/http/panelFiles';

const template =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml" /><title>Heed</title><meta name="heed-config" content="" />';
const pageOf = (companyName?: string) => {
  const brand = companyName === undefined ? null : { companyName };
  return renderPage(template, {}, { nonce: 'n', config: {}, acceptLanguage: undefined, brand });
};
const titleOf = (companyName?: string) => /<title>(.*)<\/title>/.exec(pageOf(companyName))?.[1];
const iconOf = (companyName?: string) => /<link rel="icon" href="([^"]*)"/.exec(pageOf(companyName))?.[1];

describe('the page of the panel', () => {
  it('has the name of the product in the tab of the browser', () => {
    expect(titleOf()).toBe('Heed');
  });

  it('has the name of the partner instead, under a name of the partner', () => {
    expect(titleOf('Vertex')).toBe('Vertex');
    expect(titleOf('Foxglove & <b>Sons</b>')).toBe('Foxglove &amp; &lt;b&gt;Sons&lt;/b&gt;');
  });

  it('has our icon, or that of the partner', () => {
    expect(iconOf()).toBe('/favicon.svg');
    expect(iconOf('Vertex')).toBe('/brand_icon');
  });
});
