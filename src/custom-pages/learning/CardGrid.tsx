import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contract/limits';

const step = limits.courseGridPage;
/** The next cards are drawn before the last ones come into sight. */
const ahead = '600px';

interface CardGridProps<Item> {
  items: readonly Item[];
  card: (item: Item) => ReactNode;
  /** What stands before the cards. */
  first?: ReactNode;
  /** How many there are, told to screen readers when it changes. */
  summary: string;
}

/** Cards in a grid, thirty at first and thirty more towards its end. A new list starts anew by its `key`. */
export function CardGrid<Item extends { id: string }>({ items, card, first, summary }: CardGridProps<Item>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<number>(step);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = shown < items.length;
  useEffect(() => {
    if (!hasMore || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setShown(shown + step);
      },
      { rootMargin: ahead },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, shown]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {summary}
      </p>
      <ul className="learning-grid">
        {first}
        {items.slice(0, shown).map(card)}
      </ul>
      {hasMore && (
        <div ref={end} className="learning-more">
          <Button onClick={() => setShown(shown + step)}>{t('common.showMore')}</Button>
        </div>
      )}
    </>
  );
}
