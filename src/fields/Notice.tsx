import type { ReactNode } from 'react';
import css from './Notice.module.css';

interface NoticeProps {
  tone: 'info' | 'warning' | 'danger' | 'success';
  /** Nothing is shown without it. The live region is always rendered, so that a new text is announced. */
  children: ReactNode;
  actions?: ReactNode;
}

/** A message inside a page or form, with actions. */
export function Notice({ tone, children, actions }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'}>
      {children && (
        <div className={css.notice} data-tone={tone}>
          <div>{children}</div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </div>
  );
}
