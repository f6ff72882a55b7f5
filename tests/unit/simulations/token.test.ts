import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findToken } from '#tests/support/simulations/findToken';
import { readToken, tokenKinds, writeToken } from '#server/modules/simulations/tokens/token';
import { openSecrets } from '#server/secrets';

const secrets = openSecrets(Buffer.alloc(32, 7));
const key = Buffer.from('00ff10203040506070fe', 'hex');
const link = writeToken(secrets, 'link', key);

describe('a token of a simulated mail', () => {
  it('is 24 letters and digits, and says which message it is of', () => {
    for (const kind of tokenKinds) {
      const token = writeToken(secrets, kind, key);
      expect(token).toMatch(/^[a-z2-7]{24}$/);
      expect(readToken(secrets, kind, token)).toEqual(key);
    }
    for (let n = 0; n < 200; n += 1) {
      const other = randomBytes(10);
      expect(readToken(secrets, 'link', writeToken(secrets, 'link', other))).toEqual(other);
    }
  });

  it('opens nothing of another kind: who knows the one of the header cannot click', () => {
    for (const kind of tokenKinds)
      for (const other of tokenKinds.filter((one) => one !== kind))
        expect(readToken(secrets, other, writeToken(secrets, kind, key))).toBeNull();
  });

  it('is refused if a single letter of it was changed, left out or added', () => {
    for (let n = 0; n < 10_000; n += 1) {
      const at = n % link.length;
      const letter = 'abcdefghijklmnopqrstuvwxyz234567'.charAt(Math.floor(n / 24) % 32);
      const changed = link.slice(0, at) + letter + link.slice(at + 1);
      if (changed !== link) expect(readToken(secrets, 'link', changed)).toBeNull();
    }
    for (const wrong of ['', link.slice(1), `${link}a`, link.toUpperCase(), `${link.slice(0, 23)}é`, '%00', '../'.repeat(8)])
      expect(readToken(secrets, 'link', wrong)).toBeNull();
  });

  it('of another installation is refused', () => {
    expect(readToken(openSecrets(Buffer.alloc(32, 8)), 'link', link)).toBeNull();
  });
});

describe('a token in a link that a mail filter rewrote', () => {
  const plain = `https://go.mail.example/s/${link}`;
  const safe = (url: string) =>
    `https://eur02.safelinks.protection.outlook.com/?url=${encodeURIComponent(url)}&data=05%7C02%7Cana%40acme.example&reserved=0`;
  const v2 = (url: string) =>
    `https://urldefense.proofpoint.com/v2/url?u=${url.replace(/[^A-Za-z0-9.]/g, (sign) => (sign === '/' ? '_' : `-${sign.charCodeAt(0).toString(16).toUpperCase()}`))}&d=DwMFaQ`;
  const v3 = (url: string) => `https://urldefense.com/v3/__${url}__;!!abc!def$`;
  const barracuda = (url: string) => `https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(url).toLowerCase()}&c=E,1,xyz`;
  it.each([
    ['as it is', plain],
    ['by SafeLinks', safe(plain)],
    ['by SafeLinks twice', safe(safe(plain))],
    ['by Proofpoint', v2(plain)],
    ['by Proofpoint’s newer one', v3(plain)],
    ['by Barracuda', barracuda(plain)],
    ['by two of them', safe(v2(plain))],
    ['in capitals', plain.toUpperCase()],
    ['with something at its end', `${plain}%27`],
  ])('is found: %s', (_, text) => {
    expect(findToken(secrets, ['link'], `<a href="${text}">Make room</a>`)).toEqual({ kind: 'link', key });
  });

  it('is not found where there is none, in a long text, soon', () => {
    const started = performance.now();
    expect(
      findToken(
        secrets,
        ['link', 'report'],
        `${'a'.repeat(24)} ${'%2F'.repeat(300_000)} ${'abcdefghijklmnopqrstuvwx '.repeat(40_000)}`,
      ),
    ).toBeNull();
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
