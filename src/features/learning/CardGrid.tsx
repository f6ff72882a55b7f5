import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { panelLimits } from '#contract/panel';
import helpersCss from '~/app/theme/helpers.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './learningCard.module.css';

const step = panelLimits.courseGridPage;
/** Distance at which further cards are rendered. */
const ahead = '600px';

interface CardGridProps<Item> {
  /** Names the list: another name starts at the first cards again. Cards in both lists stay mounted, with their open menu. */
  list: string;
  items: readonly Item[];
  card: (item: Item) => ReactNode;
  /** Content before the cards. */
  first?: ReactNode;
  /** The number of cards, announced to screen readers when it changes. */
  summary: string;
}

/** Cards in a grid: thirty at first and thirty more near its end. */
export function CardGrid<Item extends { id: string }>({ list, items, card, first, summary }: CardGridProps<Item>) {
  const { t } = useTranslation();
  const [last, setLast] = useState({ list, shown: step as number });
  const shown = last.list === list ? last.shown : step;
  const end = useRef<HTMLDivElement>(null);
  const hasMore = shown < items.length;
  useEffect(() => {
    if (!hasMore || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setLast({ list, shown: shown + step });
      },
      { rootMargin: ahead },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, list, shown]);
  return (
    <>
      <p className={helpersCss.visuallyHidden} role="status">
        {summary}
      </p>
      <ul className={css.grid}>
        {first}
        {items.slice(0, shown).map(card)}
      </ul>
      {hasMore && (
        <div ref={end} className={css.more}>
          <Button onClick={() => setLast({ list, shown: shown + step })}>{t('common.showMore')}</Button>
        </div>
      )}
    </>
  );
}
