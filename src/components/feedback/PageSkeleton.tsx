import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '~/i18n/useTranslation.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Placeholder of a loading page: title, bar, rows. Prevents layout shifts when the page appears. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('common.loading')}>
      <Skeleton variant="rounded" width={180} height={28} sx={{ mb: 3 }} />
      <Box sx={{ border: '1px solid var(--border)', borderRadius: 'var(--radius)', bgcolor: 'var(--card)', p: 2 }}>
        {rows.map((row) => (
          <Skeleton key={row} variant="rounded" height={20} sx={{ my: 1.5 }} />
        ))}
      </Box>
    </Box>
  );
}
