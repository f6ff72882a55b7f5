import {
  buyAsReseller,
  buyAsSubreseller,
  buyLicences,
  calculatePrice,
  calculateResellerPrice,
  calculateSubresellerPrice,
  upgradeAsReseller,
  upgradeAsSubreseller,
} from '#contract/billing/licences';
import type { Capability } from '#contract/access';

/** A customer that gets licences; without one the company buys for itself. */
export interface LicenceCustomer {
  id: string;
  name: string;
}

/** The calls of a purchase, and who may make them: for the company itself, or for a customer of a reseller or sub-reseller. */
export const sales = {
  itself: { needed: 'licences:buy', price: calculatePrice, first: buyLicences, upgrade: buyLicences },
  reseller: { needed: 'licences:resell', price: calculateResellerPrice, first: buyAsReseller, upgrade: upgradeAsReseller },
  subreseller: {
    needed: 'licences:subresell',
    price: calculateSubresellerPrice,
    first: buyAsSubreseller,
    upgrade: upgradeAsSubreseller,
  },
} as const satisfies Record<string, { needed: Capability; [call: string]: unknown }>;

export type SaleKind = keyof typeof sales;

/** The parameters of the path, where the seats are for a customer. */
export const placeOf = (customer: LicenceCustomer | undefined) => ({ params: { customerId: customer?.id ?? '' } });
