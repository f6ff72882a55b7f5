/** Every table of the database; migrations are generated from here (`npm run migration`), walls and triggers are written by hand. */
export * from './schema/companies.ts';
export * from './schema/people.ts';
export * from './schema/records.ts';
export * from './schema/security.ts';
export * from './schema/files.ts';
export * from './schema/courses.ts';
export * from './schema/campaigns.ts';
