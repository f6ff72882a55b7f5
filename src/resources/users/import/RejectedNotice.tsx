import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/form/Notice.tsx';
import { isWrongColumn } from './rowRules.ts';
import type { Mapping } from './useMapping.ts';

interface RejectedNoticeProps {
  mapping: Mapping;
  onReview: () => void;
  isBusy: boolean;
}

/** Says as soon as a row cannot be used, and offers to go on with the others; without any other there is no way on. */
export function RejectedNotice({ mapping: { review, missing }, onReview, isBusy }: RejectedNoticeProps) {
  const { t } = useTranslation();
  if (!review || review.rejected.length === 0) return null;
  const count = review.rejected.length;
  const isColumn = isWrongColumn(review);
  const canGoOn = review.valid.length > 0 && missing.length === 0;
  const action = canGoOn && (
    <Button size="small" variant="outlined" onClick={onReview} disabled={isBusy}>
      {t('imports.reviewRejected', { count })}
    </Button>
  );
  return (
    <Notice tone={isColumn ? 'danger' : 'warning'} actions={action}>
      {isColumn ? t('imports.emailColumn') : t('imports.someRejected', { count })}
    </Notice>
  );
}
