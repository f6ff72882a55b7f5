import { z } from 'zod';

/** What a custom domain is for: the panel, the learner app, or the partner’s web pages. */
export const customDomainTypes = ['admin', 'employee', 'web'] as const;
export type CustomDomainType = (typeof customDomainTypes)[number];

/** How a company looks: its logo, and the colour of buttons and links as it was chosen. Null: the product’s own. */
export const brand = z.object({ companyName: z.string(), logo: z.string().nullable(), colour: z.string().nullable() });
export type Brand = z.input<typeof brand>;
