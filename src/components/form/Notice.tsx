import type { ReactNode } from 'react';
import css from './notice.module.css';

interface NoticeProps {
  tone: 'info' | 'warning' | 'danger' | 'success';
  children: ReactNode;
  actions?: ReactNode;
}

/** A message inside a page, with actions. */
export function Notice({ tone, children, actions }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <div>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
