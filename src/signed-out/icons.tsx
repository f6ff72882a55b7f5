import type { ReactNode } from 'react';
import css from './signedOut.module.css';

/** Own icons: the icon package would be larger than these pages need. */
const icon = (children: ReactNode, size = 18) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

export const EyeIcon = () =>
  icon(
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </>,
  );

export const EyeOffIcon = () =>
  icon(
    <>
      <path d="M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.3 7.3A15.4 15.4 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1" />
      <path d="M10 10a3 3 0 0 0 4.1 4.2M3.5 3.5l17 17" />
    </>,
  );

export const CheckIcon = () => icon(<path d="m5 12.5 4.5 4.5L19 7.5" />, 14);
export const DotIcon = () => icon(<circle cx="12" cy="12" r="2.5" fill="currentColor" stroke="none" />, 14);

export const GlobeIcon = () =>
  icon(
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z" />
    </>,
    16,
  );

export const AlertIcon = () =>
  icon(
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5M12 16.2v.1" />
    </>,
    16,
  );

export const BackIcon = () => icon(<path d="M19 12H5m6-6-6 6 6 6" />, 16);
/** The mark of the product, as in the favicon, in the colours of the theme. */
export const Mark = () => (
  <svg width="36" height="36" viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
    <rect className={css.markGround} width="32" height="32" rx="8" />
    <path className={css.markLetter} d="M10 8v16M22 8v16M10 16h12" strokeWidth="3" strokeLinecap="round" />
    <circle className={css.markDot} cx="22" cy="8" r="3.5" />
  </svg>
);
