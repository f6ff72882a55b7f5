import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatRelative } from './format.ts';

interface RelativeDateProps {
  /** ISO moment; nothing known shows `empty`. */
  value: string | null | undefined;
  empty?: string;
}

/** How long ago, with the exact moment on pointing and on focus. */
export function RelativeDate({ value, empty }: RelativeDateProps) {
  const { t } = useTranslation();
  if (!value) return <span style={{ color: 'var(--text-muted)' }}>{empty ?? t('common.never')}</span>;
  return (
    <Tooltip title={formatDateTime(value)}>
      <time dateTime={value}>{formatRelative(value)}</time>
    </Tooltip>
  );
}
