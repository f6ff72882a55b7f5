import Button from '@mui/material/Button';
import { CircleAlert, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contract/limits';
import { errorText } from '~/session/errorText.ts';
import { useFocusKept } from '../page/useFocusKept.ts';
import { useListPanel } from './listContext.ts';

export interface EmptyText {
  /** One line that says what the list is for. */
  hint: string;
  action?: ReactNode;
  /** Present while filters outside of the list narrow it: takes them away. */
  onClearFilters?: (() => void) | undefined;
}

function StateRow({ span, children }: { span: number; children: ReactNode }) {
  const ref = useFocusKept<HTMLTableRowElement>();
  return (
    <tr ref={ref} className="list-state-row">
      <td colSpan={span}>
        <div className="list-state" role="status">
          {children}
        </div>
      </td>
    </tr>
  );
}

/** Nothing to show: because nothing is there, or because the search or the filters leave nothing over. */
export function EmptyRows({ span, empty }: { span: number; empty: EmptyText }) {
  const { t } = useTranslation();
  const { title, hint, action } = useWhyEmpty(empty);
  const { query, change, isOfPeople } = useListPanel().state;
  const isSearched = query.search !== '';
  const Icon = isSearched || query.filterBy.length > 0 || empty.onClearFilters ? SearchX : Inbox;
  return (
    <StateRow span={span}>
      <Icon size={28} aria-hidden />
      <strong>{title}</strong>
      <p>{hint}</p>
      {isOfPeople && isSearched && hasShortWord(query.search) && <p>{t('lists.empty.shortWords')}</p>}
      {isOfPeople && !query.showDisabled && <p>{t('lists.empty.withoutDisabled')}</p>}
      <div>
        {action}
        {isOfPeople && !query.showDisabled && (
          <Button variant="outlined" onClick={() => change({ showDisabled: true })}>
            {t('lists.filters.disabled')}
          </Button>
        )}
      </div>
    </StateRow>
  );
}

const hasShortWord = (search: string) => search.split(/\s+/).some((word) => [...word].length < limits.searchInsideFrom);

function useWhyEmpty({ hint, action, onClearFilters }: EmptyText): { title: string; hint: string; action: ReactNode } {
  const { t } = useTranslation();
  const { query, change } = useListPanel().state;
  const button = (label: string, onClick: () => void) => (
    <Button variant="outlined" onClick={onClick}>
      {label}
    </Button>
  );
  if (query.search !== '') {
    const clear = button(t('lists.search.clear'), () => change({ search: '' }));
    return { title: t('lists.empty.search'), hint: t('lists.empty.searchHint', { search: query.search }), action: clear };
  }
  if (onClearFilters) {
    const clear = button(t('lists.filters.clear'), onClearFilters);
    return { title: t('lists.empty.search'), hint: t('lists.empty.filterHint'), action: clear };
  }
  if (query.filterBy.length > 0) {
    const clear = button(t('lists.filters.clear'), () => change({ filterBy: [] }));
    return { title: t('lists.empty.none'), hint: t('lists.empty.filterHint'), action: clear };
  }
  return { title: t('lists.empty.none'), hint, action };
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
