export { companyInScope, companyRow } from './companyInScope.ts';
export { isPartner } from './isPartner.ts';
export { type CompanyRow, toCompany } from './toCompany.ts';
