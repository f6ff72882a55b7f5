import { lazyPage } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The companies that the actor may act in. The home page offers the choice. */
export const companies = resource({
  name: 'companies',
  recordRepresentation: 'name',
  list: lazyPage(() => import('./CompanyPicker.tsx').then((m) => m.CompanyPicker)),
  options: { adapter: 'ofAll', access: { read: 'companies:choose' } },
});
