import type { ReactNode } from 'react';
import css from './Banner.module.css';

interface BannerProps {
  tone: 'accent' | 'warning' | 'danger';
  children: ReactNode;
  action?: { label: string; onClick: () => void; isBusy?: boolean };
}

/** A line across the page with at most one action. */
export function Banner({ tone, children, action }: BannerProps) {
  return (
    <div className={css.banner} data-tone={tone} role="status">
      <span>{children}</span>
      {action && (
        <button type="button" onClick={action.onClick} disabled={action.isBusy}>
          {action.label}
        </button>
      )}
    </div>
  );
}
