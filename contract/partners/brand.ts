import { z } from 'zod';

/** What a custom domain is for: the panel, the learner app, or the pages of simulations. */
export const customDomainTypes = ['admin', 'employee', 'web'] as const;
export type CustomDomainType = (typeof customDomainTypes)[number];

/**
 * Why links of simulations do not reach this server under a name.
 * - `record`: it has no CNAME that leads to the name of this server.
 * - `address`: it leads to an address that is not one of the public internet.
 * - `unreachable`: nobody answers in time.
 * - `certificate`: what answers has no certificate for the name that is trusted here.
 * - `other`: what answers is not this server.
 */
export const linksFailures = ['record', 'address', 'unreachable', 'certificate', 'other'] as const;
export type LinksFailure = (typeof linksFailures)[number];

/** How a company looks: its logo, and the colour of buttons and links as it was chosen. Null: the product’s own. */
export const brand = z.object({ companyName: z.string(), logo: z.string().nullable(), colour: z.string().nullable() });
export type Brand = z.input<typeof brand>;
