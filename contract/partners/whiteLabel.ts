import { z } from 'zod';
import { courseLimits } from '../courses/limits.ts';
import { uploadedImage } from '../courses/files.ts';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { brand, customDomainTypes, linksFailures } from './brand.ts';
import { partnerLimits } from './limits.ts';

export { type Brand, type CustomDomainType, customDomainTypes, type LinksFailure, linksFailures } from './brand.ts';

/** A host name: labels of letters, digits and hyphens, at least two; names below `.localhost` pass for tests. */
export const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(textLimits.textMax)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/);

/** A colour as `#rrggbb`. */
export const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/);

/**
 * `verified`: works. `failing`: works, but the last checks did not find the record; it stops at `worksUntil`. `lapsed`: it was
 * verified until the record had been missing for too long. `pending`: not verified yet.
 */
export const customDomainStates = ['pending', 'verified', 'failing', 'lapsed'] as const;
export type CustomDomainState = (typeof customDomainStates)[number];

/** A record that the owner of the domain adds at their DNS provider. */
const dnsRecord = z.object({ type: z.enum(['TXT', 'CNAME']), name: z.string(), value: z.string() });
export type DnsRecord = z.input<typeof dnsRecord>;

/**
 * Whether links of simulations reach this server under a domain. `since`: they do; null while they do not. `lostAt`: they did until then.
 * `usedUntil`: until when links count that were sent with the domain.
 */
const linksState = z.object({
  since: at.nullable(),
  lostAt: at.nullable(),
  checkedAt: at.nullable(),
  failure: z.enum(linksFailures).nullable(),
  usedUntil: at.nullable(),
});
export type LinksState = z.input<typeof linksState>;

/**
 * `dnsRecords` is empty until the verification was started. `checkedAt`: when the record was last looked for. `links` is that of a verified
 * domain of the type `web`.
 */
export const customDomain = z.object({
  type: z.enum(customDomainTypes),
  customDomain: z.string(),
  isVerified: z.boolean(),
  state: z.enum(customDomainStates),
  dnsRecords: z.array(dnsRecord),
  verifiedAt: at.nullable(),
  checkedAt: at.nullable(),
  worksUntil: at.nullable(),
  links: linksState.nullable(),
});
export type CustomDomain = z.input<typeof customDomain>;

const byDomain = '/white-label/api/v1/by-domain/{domain}';
const ofCompany = '/white-label/api/v1/company/{companyId}';
const write = { access: 'whiteLabel:write', tx: 'write' } as const;

/** Everything is null for a host name that nobody has verified: the answer does not reveal which companies wait for a name. */
export const getBranding = endpoint({
  method: 'GET',
  path: byDomain,
  summary: 'The logo and the custom domains of the company to which a host name belongs',
  access: 'public',
  tx: 'none',
  reply: z.object({
    logo: z.string().nullable(),
    customDomainAdmin: z.string().nullable(),
    customDomainEmployee: z.string().nullable(),
  }),
  errors: [],
  perMinute: partnerLimits.whiteLabel.lookupsPerMinute,
});

export const getBrandingProperty = endpoint({
  method: 'GET',
  path: `${byDomain}/property`,
  summary: 'The look of the company to which a host name belongs; null if it is nobody’s',
  access: 'public',
  tx: 'none',
  reply: z.object({ property: brand.nullable() }),
  errors: [],
  perMinute: partnerLimits.whiteLabel.lookupsPerMinute,
});

/** `inheritedFrom`: the look that applies while the company has none of its own. */
export const getBrand = endpoint({
  method: 'GET',
  path: `${ofCompany}/property`,
  summary: 'The look of the company, and whose applies without one',
  access: 'whiteLabel:read',
  tx: 'read',
  reply: z.object({ logo: uploadedImage.nullable(), colour: z.string().nullable(), inheritedFrom: brand.nullable() }),
  errors: ['white_label_not_available'],
});

/** `logoId` is a picture of `uploadBrandLogo`; null removes the logo, undefined keeps it. */
export const saveBrand = endpoint({
  ...write,
  method: 'PUT',
  path: `${ofCompany}/property`,
  summary: 'Saves the look of the company',
  body: z.object({ logoId: id.nullable().optional(), colour: colour.nullable() }),
  reply: getBrand.reply,
  errors: ['white_label_not_available'],
});

export const uploadBrandLogo = endpoint({
  ...write,
  method: 'POST',
  path: `${ofCompany}/property/logo`,
  summary: 'Takes a picture for the look of the company; `saveBrand` puts it in its place',
  perMinute: courseLimits.uploadsPerMinute,
  upload: 'image',
  reply: uploadedImage,
  errors: ['white_label_not_available', 'file_too_large', 'not_an_image', 'image_too_wide', 'storage_full'],
});

export const listCustomDomains = endpoint({
  method: 'GET',
  path: `${ofCompany}/custom_domains`,
  summary: 'The custom domains of the company',
  access: 'whiteLabel:read',
  tx: 'read',
  reply: z.array(customDomain),
  errors: ['white_label_not_available'],
});

export const saveCustomDomain = endpoint({
  ...write,
  method: 'POST',
  path: `${ofCompany}/custom_domains`,
  summary: 'Adds or changes a custom domain, which counts once it is verified',
  body: z.object({ customDomain: hostName, type: z.enum(customDomainTypes) }),
  reply: customDomain,
  errors: ['white_label_not_available', 'custom_domain/upsert_one/conflict'],
});

const ofType = { body: z.object({ type: z.enum(customDomainTypes) }), reply: customDomain } as const;

export const startVerification = endpoint({
  ...write,
  ...ofType,
  method: 'POST',
  path: `${ofCompany}/custom_domains/verify`,
  summary: 'Starts the verification of a custom domain: gives the DNS records to add',
  errors: ['white_label_not_available'],
});

/** Looks for the record now. A domain that works stays so if it is not found: the daily check decides. */
export const verifyCustomDomain = endpoint({
  ...ofType,
  method: 'PATCH',
  path: `${ofCompany}/custom_domains/verify`,
  summary: 'Looks for the TXT record of a custom domain',
  access: 'whiteLabel:write',
  tx: 'none',
  errors: ['white_label_not_available', 'domain_not_proved', 'custom_domain/upsert_one/conflict'],
  perMinute: partnerLimits.whiteLabel.checksPerMinute,
});

/** Requests a page of this server under the domain of the type `web`. A failure is part of the answer. */
export const checkLinks = endpoint({
  method: 'POST',
  path: `${ofCompany}/custom_domains/links`,
  summary: 'Looks whether links of simulations reach this server under the verified domain',
  access: 'whiteLabel:write',
  tx: 'none',
  reply: customDomain,
  errors: ['white_label_not_available'],
  perMinute: partnerLimits.whiteLabel.checksPerMinute,
});

export const resetCustomDomain = endpoint({
  ...write,
  method: 'POST',
  path: `${ofCompany}/custom_domains/reset`,
  summary: 'Gives a custom domain up; it stops working at once',
  body: ofType.body,
  reply: z.array(customDomain),
  errors: ['white_label_not_available'],
});
