import { useListContext } from 'react-admin';
import type { ReactNode } from 'react';
import type { ListRecord } from '~/components/list/column.ts';
import { filterKey, search } from '~/components/filters/filter.ts';
import { useFilter } from '~/components/filters/useFilter.ts';
import { useLanguage } from '~/i18n/useLanguage.ts';
import { CardGrid } from './CardGrid.tsx';
import { FailedCards, NoHits, SkeletonCards } from './CardStates.tsx';
import css from './learningCard.module.css';

interface CardListProps<Item> {
  card: (item: Item) => ReactNode;
  /** Content before the cards, also if there are none and nothing is searched for. */
  first?: ReactNode;
  /** The number of cards as text. */
  summary: (count: number) => string;
  /** Title of the error if the cards could not be read. */
  failed: string;
  /** Shown if there are no records at all. */
  empty: ReactNode;
  /** Whether the list is about to load. */
  isWaiting?: boolean;
}

const bySearch = search();

/** The surrounding list as cards. */
export function CardList<Item extends ListRecord>({ card, first, summary, failed, empty, isWaiting = false }: CardListProps<Item>) {
  const { data, error, refetch, filterValues, isPlaceholderData = false } = useListContext<Item>();
  const { code } = useLanguage();
  const [searched = '', setSearch] = useFilter(bySearch);
  if (error && !data) return <FailedCards title={failed} error={error} onRetry={() => void refetch()} />;
  if (data && (data.length > 0 || (first && searched === ''))) {
    return (
      <div aria-busy={isPlaceholderData} className={css.found}>
        <CardGrid
          list={`${code} ${filterKey(filterValues)}`}
          items={data}
          first={first}
          summary={summary(data.length)}
          card={card}
        />
      </div>
    );
  }
  if (!data || isWaiting) return <SkeletonCards />;
  return searched === '' ? empty : <NoHits search={searched} onClear={() => setSearch(undefined)} />;
}
