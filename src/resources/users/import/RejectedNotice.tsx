import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/form/Notice.tsx';
import type { Mapping } from './useMapping.ts';

interface RejectedNoticeProps {
  mapping: Mapping;
  onReview: () => void;
  isBusy: boolean;
}

/**
 * Says as soon as a row cannot be used that the column may be another one, and how many rows it is about. With good rows left it
 * offers to go on with them; without any there is no way on.
 */
export function RejectedNotice({ mapping: { review, missing }, onReview, isBusy }: RejectedNoticeProps) {
  const { t } = useTranslation();
  if (!review || review.rejected.length === 0) return null;
  const count = review.rejected.length;
  const hasGoodRows = review.valid.length > 0;
  const action = hasGoodRows && missing.length === 0 && (
    <Button size="small" variant="outlined" onClick={onReview} disabled={isBusy}>
      {t('imports.reviewRejected', { count })}
    </Button>
  );
  return (
    <Notice tone={hasGoodRows ? 'warning' : 'danger'} actions={action}>
      <p>{t('imports.emailColumn')}</p>
      {hasGoodRows && <p>{t('imports.someRejected', { count })}</p>}
    </Notice>
  );
}
