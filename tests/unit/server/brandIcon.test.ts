import { describe, expect, it } from 'vitest';
import { plainIcon } from '#server/modules/whiteLabel/icon';

describe('the plain icon of a company', () => {
  it.each([
    ['Vertex', 'V'],
    ['“élan” Security', 'É'],
    ['אורן', 'א'],
    ['3 Rivers', '3'],
    ['<svg onload=x>', 'S'],
    ['!', ''],
  ])('of %s shows %s', (name, letter) => {
    const { content } = plainIcon(name, '#104080');
    expect(/<text[^>]*>(.*)<\/text>/.exec(String(content))?.[1]).toBe(letter);
    expect(content).toContain('fill="#104080"');
  });

  it('darkens a colour on which a white letter could not be read', () => {
    expect(plainIcon('Vertex', '#ffee00').content).not.toContain('#ffee00');
  });
});
