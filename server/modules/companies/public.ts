export { companyInScope, companyRow } from './companyInScope.ts';
export { insertCompanies, insertCompany, type NewCompany } from './insertCompany.ts';
export { companyFacts, type CompanyFacts, type CompanyRow, toCompany } from './toCompany.ts';
