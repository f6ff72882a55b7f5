import { describe, expect, it } from 'vitest';
import { holdsAddress } from '#contract/company/companyName';

describe('the name of a company', () => {
  it.each([
    'Acme',
    'Booking.com',
    'Müller & Söhne GmbH & Co. KG',
    'A/B Testing Ltd.',
    'N.V. Bank/Assurances',
    'HTTP Consulting',
    'Wwwerk',
    'Société Générale S.A.',
    '株式会社ヒード',
    'שירותי מחשוב בע״מ',
  ])('may be %s', (name) => expect(holdsAddress(name)).toBe(false));

  it.each([
    'https://prizes.example',
    'Win now: HTTP:prizes.example',
    'ftp://prizes.example',
    'See www.prizes.example',
    'WWW.prizes.example',
    'prizes.example/win',
    'prizes.example:8080/win',
    'ｗｗｗ．prizes.example',
    'преміи.рф/приз',
  ])('may not be %s', (name) => expect(holdsAddress(name)).toBe(true));
});
