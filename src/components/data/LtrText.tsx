import type { ReactNode } from 'react';

/** Addresses, codes and links read left to right inside a right-to-left line. */
export function LtrText({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
