import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { dialogView } from '~/components/resource/dialogView.ts';
import { resource } from '../resource.ts';

/** Promotion codes, for staff. A dialog over the list creates them. */
export const coupons = resource({
  name: 'coupons',
  recordRepresentation: 'code',
  list: lazyPage(withTexts('training', () => import('./CouponList.tsx').then((m) => m.CouponList))),
  create: dialogView(() => import('./CouponDialog.tsx').then((m) => m.CouponDialog)),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.couponsAdapter),
    access: { read: 'coupons:read', write: 'coupons:write' },
    pages: [{ path: paths.coupons, view: 'list', title: 'shell.nav.coupons' }],
    addresses: { list: paths.coupons, create: `${paths.coupons}?modal=create` },
  },
});
