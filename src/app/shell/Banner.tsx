import type { ReactNode } from 'react';

interface BannerProps {
  tone: 'accent' | 'warning' | 'danger';
  children: ReactNode;
  action?: { label: string; onClick: () => void; isBusy?: boolean };
}

/** One line across the page with at most one thing to do. */
export function Banner({ tone, children, action }: BannerProps) {
  return (
    <div className="banner" data-tone={tone} role="status">
      <span>{children}</span>
      {action && (
        <button type="button" onClick={action.onClick} disabled={action.isBusy}>
          {action.label}
        </button>
      )}
    </div>
  );
}
