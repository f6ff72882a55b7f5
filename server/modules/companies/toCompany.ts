import type { z } from 'zod';
import type { ownCompany } from '#contract/session/session';
import type { companies } from '../../db/schema.ts';

type OwnCompany = z.output<typeof ownCompany>;
export type CompanyRow = typeof companies.$inferSelect;

const subscriptionTypes = { available: 'available', active: 'trialing', expired: 'expired' } as const;

/** Converts a company's row to the reply for the panel. Contains no secrets: of the API key only whether it is set. */
export function toCompany(row: CompanyRow, totalUsersCount: number): OwnCompany {
  const hasBoost = row.hasBoost || row.hasSuperBoost;
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    logo: row.logo,
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
    apiKey: { isSet: false },
    white_label_page_access: row.whiteLabelPageAccess,
    creator_id: row.creatorId,
    partner_type: row.isPartner ? row.companyType : null,
    boosted_by_superadmin: row.boostedBySuperadmin,
    companySettings: { isTrainingSuspended: row.isTrainingSuspended },
    login_as_company_status: row.loginAsCompanyStatus,
    country: row.country,
    pay_by_invoice_access: row.payByInvoiceAccess,
    default_customer_invite_message: row.defaultCustomerInviteMessage,
    isOktaSamlAccessible: false,
    wistia_project_id: null,
    customDomains: [],
    isSsoConfigured: row.ssoProvider !== null,
  };
}
