import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { CircleAlert, SearchX } from 'lucide-react';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { errorText } from '~/errors/errorText.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './learningCard.module.css';

const places = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Placeholders of loading cards, in their final size. */
export function SkeletonCards() {
  const { t } = useTranslation();
  return (
    <ul className={css.grid} role="status" aria-label={t('common.loading')}>
      {places.map((place) => (
        <li key={place} className={css.card} role="presentation">
          <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
          <div className={css.body}>
            <Skeleton width="40%" />
            <Skeleton width="85%" height={22} />
            <Skeleton width="60%" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Error of a failed load. */
export function FailedCards({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<CircleAlert size={22} />}
      title={title}
      text={errorText(error)}
      action={<Button onClick={onRetry}>{t('common.tryAgain')}</Button>}
    />
  );
}

/** Shown if no card matches the search. */
export function NoHits({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<SearchX size={22} />}
      title={t('courses.nothing', { user_content: search })}
      action={<Button onClick={onClear}>{t('lists.search.clear')}</Button>}
    />
  );
}
