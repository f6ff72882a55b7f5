import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

const button = { path: () => paths.settingsWhiteLabel };

/** The daily check did not find the record; the domain works until `effectDate`, a day such as `2026-11-21`. */
export const domainFailing = defineMail<{ name?: string; domain: string; effectDate: string }>({
  template: 'domain_failing',
  button,
});

/** The record was missing for too long. */
export const domainLapsed = defineMail<{ name?: string; domain: string }>({ template: 'domain_lapsed', button });
