import type { CompanyType } from '../roles.ts';

interface Buyer {
  integration: string | null;
  distribution: { companyType: CompanyType; parentCompanyId: string | null };
}

/** Companies that buy elsewhere, and see neither prices nor sales: in another vendor's console, or from their partner or reseller. */
export const buysElsewhere = ({ integration, distribution }: Buyer): boolean =>
  integration === 'acronis' || distribution.companyType === 'subreseller' || distribution.parentCompanyId !== null;
