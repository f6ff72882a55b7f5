import type { ReactNode } from 'react';
import { CentredMessage } from './CentredMessage.tsx';

interface EmptyStateProps {
  title: string;
  /** One line about the purpose, or the filter without matches. */
  text?: ReactNode;
  icon?: ReactNode;
  /** The button that adds records, or clears the filter. */
  action?: ReactNode;
}

/** Shown in place of rows. */
export function EmptyState(props: EmptyStateProps) {
  return <CentredMessage {...props} level="h2" />;
}
