import { describe, expect, it } from 'vitest';
import { whyRefused } from '#server/modules/whiteLabel/refusedNames';

const env = {
  publicUrl: 'https://admin.heed-mail.com',
  publicShareUrl: 'https://learn.heed-mail.com',
  host: '0.0.0.0',
  port: 3000,
  mode: 'server',
} as const;

describe('a custom domain', () => {
  it.each(['training.acme.com', 'portal.some-reseller.co.uk', 'heed.acme.com', 'other.heed-mail.com'])('can be %s', (name) => {
    expect(whyRefused(name, env)).toBeNull();
  });

  it.each([
    ['admin.heed-mail.com', 'ours'],
    ['eu.admin.heed-mail.com', 'below ours'],
    ['learn.heed-mail.com', 'ours for shared pages'],
    ['admin.heed-rnail.com', 'read as ours'],
    ['adrnin.heed-mail.com', 'read as ours beside it'],
    ['login.heedmail.com', 'below a name that is read as ours'],
    ['a.b.heed-mai1.com', 'far below a name that is read as ours'],
    ['portal.localhost', 'of this machine'],
    ['xn--hd-cja0b.com', 'in another script'],
    ['co.uk', 'where everybody registers names'],
    ['vercel.app', 'where customers of somebody else have names'],
  ])('cannot be %s, which is %s', (name) => {
    expect(whyRefused(name, env)).not.toBeNull();
  });
});
