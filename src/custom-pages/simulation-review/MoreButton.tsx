import Button from '@mui/material/Button';
import { useState } from 'react';
import { listLimits } from '#contract/kit/limits';
import { simulationLimits } from '#contract/simulation/limits';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './review.module.css';

interface Shown {
  /** The query’s `pageSize`. */
  size: string;
  count: number;
  more: () => void;
}

/** How many rows of a list are shown, from its first page on. */
export function useShown(): Shown {
  const [count, setCount] = useState<number>(simulationLimits.reviewPageSize);
  const more = () => setCount(Math.min(count + simulationLimits.reviewPageSize, listLimits.maxPageSize));
  return { size: String(count), count, more };
}

/** Shows further rows, if there are any. */
export function MoreButton({ shown, total }: { shown: Shown; total: number }) {
  const { t } = useTranslation();
  if (total <= shown.count || shown.count >= listLimits.maxPageSize) return null;
  return (
    <p className={css.more}>
      <Button onClick={shown.more}>{t('common.showMore')}</Button>
    </p>
  );
}
