import type { ReactNode } from 'react';

/** Lines of a picture of 24 by 24, which says nothing that a word beside it does not say. */
const icon = (lines: ReactNode, isMirrored = false) =>
  function Icon() {
    return (
      <svg
        className="course-icon"
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        data-mirrored={isMirrored || undefined}
      >
        {lines}
      </svg>
    );
  };

export const CheckIcon = icon(<path d="M20 6 9 17l-5-5" />);
export const CrossIcon = icon(<path d="M18 6 6 18M6 6l12 12" />);
export const PlayIcon = icon(<path d="m8 5 11 7-11 7z" />);
export const QuizIcon = icon(<path d="m3 17 2 2 4-4M3 7l2 2 4-4M13 6h8M13 12h8M13 18h8" />, true);
export const SheetIcon = icon(<path d="M6 2h9l5 5v15H6zM14 2v6h6M9 13h6M9 17h6" />);
