import Button from '@mui/material/Button';
import { CircleAlert, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { listLimits } from '#contract/kit/limits';
import { errorText } from '~/errors/errorText.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useFocusKept } from '../../page/useFocusKept.ts';
import { isNarrowing, isOfPeople, leavesOutDisabled, showDisabled } from '../../filters/filter.ts';
import { useFilters } from '../../filters/filterContext.ts';
import css from './table.module.css';

export interface EmptyText {
  /** One line about the purpose of the list. */
  hint: string;
  action?: ReactNode;
}

function StateRow({ span, children }: { span: number; children: ReactNode }) {
  const ref = useFocusKept<HTMLTableRowElement>();
  return (
    <tr ref={ref} className={css.stateRow}>
      <td colSpan={span}>
        <div className={css.state} role="status">
          {children}
        </div>
      </td>
    </tr>
  );
}

/** The empty state: there are no records, or none match the search and filters. */
export function EmptyRows({ span, empty }: { span: number; empty: EmptyText }) {
  const { t } = useTranslation();
  const { isNarrowed, title, hint, action } = useWhyEmpty(empty);
  const { filters, values, change } = useFilters();
  const search = searchIn(values);
  const hidesDisabled = isOfPeople(filters) && leavesOutDisabled(values);
  const Icon = isNarrowed ? SearchX : Inbox;
  return (
    <StateRow span={span}>
      <Icon size={28} aria-hidden />
      <strong>{title}</strong>
      <p>{hint}</p>
      {isOfPeople(filters) && search !== '' && hasShortWord(search) && <p>{t('lists.empty.shortWords')}</p>}
      {hidesDisabled && <p>{t('lists.empty.withoutDisabled')}</p>}
      <div>
        {action}
        {hidesDisabled && (
          <Button variant="outlined" onClick={() => change(showDisabled.name, () => true)}>
            {t('lists.filters.disabled')}
          </Button>
        )}
      </div>
    </StateRow>
  );
}

const hasShortWord = (search: string) => search.split(/\s+/).some((word) => [...word].length < listLimits.searchInsideFrom);

const searchIn = ({ search = '' }: { search?: string }) => search;

/** Text and action of the empty state: clear the search first, then the filters. */
function useWhyEmpty({ hint, action }: EmptyText): EmptyText & { isNarrowed: boolean; title: string } {
  const { t } = useTranslation();
  const { filters, values, clear } = useFilters();
  const narrowing = filters.filter((filter) => isNarrowing(filter, values));
  const ofSearch = narrowing.filter(({ control }) => control === 'search');
  const isSearched = ofSearch.length > 0;
  if (narrowing.length === 0) return { isNarrowed: false, title: t('lists.empty.none'), hint, action };
  return {
    isNarrowed: true,
    title: t('lists.empty.search'),
    hint: isSearched ? t('lists.empty.searchHint', { search: searchIn(values) }) : t('lists.empty.filterHint'),
    action: (
      <Button variant="outlined" onClick={() => clear(isSearched ? ofSearch : narrowing)}>
        {isSearched ? t('lists.search.clear') : t('lists.filters.clear')}
      </Button>
    ),
  };
}

export function FailedRows({ span, error, onRetry }: { span: number; error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <StateRow span={span}>
      <CircleAlert size={28} aria-hidden />
      <strong>{t('lists.failed.title')}</strong>
      <p>{errorText(error)}</p>
      <div>
        <Button variant="outlined" onClick={onRetry}>
          {t('lists.failed.retry')}
        </Button>
      </div>
    </StateRow>
  );
}
