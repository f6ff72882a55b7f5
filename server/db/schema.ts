/** All tables. `npm run migration` generates migrations from here; policies and triggers are written by hand. */
export * from './schema/companies.ts';
export * from './schema/customers.ts';
export * from './schema/people.ts';
export * from './schema/records.ts';
export * from './schema/security.ts';
export * from './schema/files.ts';
export * from './schema/courses.ts';
export * from './schema/campaigns.ts';
export * from './schema/help.ts';
export * from './schema/sso.ts';
export * from './schema/scim.ts';
export * from './schema/billing.ts';
export * from './schema/payments.ts';
export * from './schema/whiteLabel.ts';
export * from './schema/mailSenders.ts';
export * from './schema/exerciseTemplates.ts';
export * from './schema/exercises.ts';
