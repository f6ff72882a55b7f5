import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formatDateTime, formatRelative } from './format.ts';

interface RelativeDateProps {
  /** ISO timestamp; shows `empty` without one. */
  value: string | null | undefined;
  empty?: string;
}

/** Time that has passed, such as "3 days ago", with the exact time on hover and focus. */
export function RelativeDate({ value, empty }: RelativeDateProps) {
  const { t } = useTranslation();
  if (!value) return <span style={{ color: 'var(--text-muted)' }}>{empty ?? t('common.never')}</span>;
  return (
    <Tooltip title={formatDateTime(value)}>
      <time dateTime={value}>{formatRelative(value)}</time>
    </Tooltip>
  );
}
