import { hostBrand } from '~/browser/brand.ts';
import { useEffect } from 'react';

const product = hostBrand?.companyName ?? 'Heed';

/** Sets the title of the browser tab. */
export function titleDocument(title: string): void {
  document.title = title ? `${title} · ${product}` : product;
}

/** Sets the title of the browser tab to that of the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => titleDocument(title), [title]);
}
