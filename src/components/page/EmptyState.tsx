import type { ReactNode } from 'react';
import { CentredMessage } from './CentredMessage.tsx';

interface EmptyStateProps {
  title: string;
  /** One line that says what this is for, or which filter found nothing. */
  text?: ReactNode;
  icon?: ReactNode;
  /** The button that fills it, or clears the filter. */
  action?: ReactNode;
}

/** What stands where rows would be. */
export function EmptyState(props: EmptyStateProps) {
  return <CentredMessage {...props} level="h2" />;
}
