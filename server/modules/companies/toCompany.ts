import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ownCompany } from '#contract/session/session';
import { companies } from '../../db/schema.ts';
import { mediaAddressOr } from '../../files/mediaAddress.ts';

type OwnCompany = z.output<typeof ownCompany>;
export type CompanyRow = typeof companies.$inferSelect;

/** What is known of a company beside its row. */
export interface CompanyFacts {
  totalUsersCount: number;
  hasApiKey: boolean;
  /** Its look, or that of the nearest company above it. */
  brand: { companyName: string; logo: string | null; colour: string | null } | null;
  customDomains: OwnCompany['customDomains'];
}

/** The columns of CompanyFacts, over `companies`. */
export const companyFacts = {
  totalUsersCount: sql<number>`heed_people_total(${companies.id})`.mapWith(Number),
  hasApiKey: sql<boolean>`heed_has_api_key(${companies.id})`,
  brand: sql<CompanyFacts['brand']>`(SELECT json_build_object('companyName', b.company_name, 'logo', b.logo, 'colour', b.colour)
    FROM heed_brand_of(${companies.id}) b)`,
  customDomains: sql<CompanyFacts['customDomains']>`(SELECT coalesce(json_agg(json_build_object(
      'type', d.type, 'domain', d.domain, 'isVerified', d.verified_at IS NOT NULL) ORDER BY d.type), '[]')
    FROM custom_domains d WHERE d.company_id = ${companies.id})`,
};

const subscriptionTypes = { available: 'available', active: 'trialing', expired: 'expired' } as const;

/** Converts a company's row to the reply for the panel. Contains no secrets: of the API key only whether it is set. */
export function toCompany(row: CompanyRow, { totalUsersCount, hasApiKey, brand, customDomains }: CompanyFacts): OwnCompany {
  const hasBoost = row.hasBoost || row.hasSuperBoost;
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    logo: mediaAddressOr(row.logo),
    lang: row.lang,
    subscription: {
      hasBoost,
      hasSuperBoost: row.hasSuperBoost,
      trial: { modal: null, status: row.trialStatus, endsAt: row.trialEndsAt },
    },
    distribution: { isPartner: row.isPartner, companyType: row.companyType, parentCompanyId: row.parentId },
    totalUsersCount,
    industry: row.industry,
    companySize: row.companySize,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    integration: row.integration,
    isPartnerInviteAllowed: row.isPartnerInviteAllowed,
    isChildLoginAllowed: row.isChildLoginAllowed,
    subscriptionType: hasBoost ? 'active' : subscriptionTypes[row.trialStatus ?? 'available'],
    apiKey: { isSet: hasApiKey },
    white_label_page_access: row.whiteLabelPageAccess,
    creator_id: row.creatorId,
    partner_type: row.isPartner ? row.companyType : null,
    boosted_by_superadmin: row.boostedBySuperadmin,
    companySettings: { isTrainingSuspended: row.isTrainingSuspended, timeZone: row.timeZone },
    login_as_company_status: row.loginAsCompanyStatus,
    country: row.country,
    pay_by_invoice_access: row.payByInvoiceAccess,
    default_customer_invite_message: row.defaultCustomerInviteMessage,
    isOktaSamlAccessible: true,
    wistia_project_id: null,
    customDomains,
    brand: brand && { ...brand, logo: mediaAddressOr(brand.logo) },
    isSsoConfigured: row.ssoProvider !== null,
  };
}
