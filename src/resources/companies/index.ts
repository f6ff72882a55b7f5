import { resource } from '../resource.ts';

/** The companies that somebody may act in; chosen on the first page. */
export const companies = resource({
  name: 'companies',
  recordRepresentation: 'name',
  options: { adapter: 'ofAll', access: { read: 'companies:choose' } },
});
