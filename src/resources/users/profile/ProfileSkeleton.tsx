import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** The shape of the page while the person is on the way. */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Skeleton width={240} height={36} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={148} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={360} sx={{ maxWidth: 720 }} />
    </div>
  );
}
