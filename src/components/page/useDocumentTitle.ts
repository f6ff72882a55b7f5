import { useEffect } from 'react';

const product = 'Heed';

/** Names the browser's tab. */
export function titleDocument(title: string): void {
  document.title = title ? `${title} · ${product}` : product;
}

/** Names the browser's tab after the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => titleDocument(title), [title]);
}
