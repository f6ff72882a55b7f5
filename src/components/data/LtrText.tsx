import type { ReactNode } from 'react';

/** Text that is always left to right: e-mail addresses, codes and links. */
export function LtrText({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
