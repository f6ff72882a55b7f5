import { productName } from '#contract/product';
import type { Brand } from '#contract/partners/whiteLabel';
import { hostBrand, showColours } from '~/browser/brand.ts';
import { sessionStore } from './store.ts';

/** The look of the host name, or else that of the company in scope. */
function currentBrand(): Brand | null {
  const { user, acting, actingCompany } = sessionStore.get();
  return hostBrand ?? (acting ? actingCompany?.brand : user?.company.brand) ?? null;
}

/** The name of the product, for texts: under the look of a partner, that of the partner. */
export const shownProduct = (): string => currentBrand()?.companyName ?? productName;

/** Shows the colours of the look from now on, also when somebody signs in, enters another company or changes it. */
export function followBrand(): void {
  let shown: string | null = null;
  const show = () => {
    const brand = currentBrand();
    if ((brand?.colour ?? null) === shown) return;
    shown = brand?.colour ?? null;
    showColours(brand);
  };
  sessionStore.subscribe(show);
  show();
}
