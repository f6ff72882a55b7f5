import Button from '@mui/material/Button';
import { CircleAlert, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contract/limits';
import { errorText } from '~/session/errorText.ts';
import { useFocusKept } from '../page/useFocusKept.ts';
import { useListFilterContext } from 'react-admin';
import { isChosen, leavesOutDisabled } from '../filters/filter.ts';
import { isOfPeople as listsPeople, useListPanel } from './listContext.ts';

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
  const isOfPeople = listsPeople(useListPanel());
  const { values, change } = useValues();
  const { search = '' } = values;
  const isSearched = search !== '';
  const Icon = isSearched || isChosen(values) || empty.onClearFilters ? SearchX : Inbox;
  return (
    <StateRow span={span}>
      <Icon size={28} aria-hidden />
      <strong>{title}</strong>
      <p>{hint}</p>
      {isOfPeople && isSearched && hasShortWord(search) && <p>{t('lists.empty.shortWords')}</p>}
      {isOfPeople && leavesOutDisabled(values) && <p>{t('lists.empty.withoutDisabled')}</p>}
      <div>
        {action}
        {isOfPeople && leavesOutDisabled(values) && (
          <Button variant="outlined" onClick={() => change({ showDisabled: true })}>
            {t('lists.filters.disabled')}
          </Button>
        )}
      </div>
    </StateRow>
  );
}

const hasShortWord = (search: string) => search.split(/\s+/).some((word) => [...word].length < limits.searchInsideFrom);

/** The filters of the list around it; `change` starts on the first page. */
function useValues() {
  const { filterValues, displayedFilters, setFilters } = useListFilterContext();
  const values = filterValues as { search?: string; showDisabled?: true };
  return { values, change: (patch: Record<string, unknown>) => setFilters({ ...filterValues, ...patch }, displayedFilters) };
}

function useWhyEmpty({ hint, action, onClearFilters }: EmptyText): { title: string; hint: string; action: ReactNode } {
  const { t } = useTranslation();
  const { filters } = useListPanel();
  const { values, change } = useValues();
  const { search = '' } = values;
  const button = (label: string, onClick: () => void) => (
    <Button variant="outlined" onClick={onClick}>
      {label}
    </Button>
  );
  if (search !== '') {
    const clear = button(t('lists.search.clear'), () => change({ search: undefined }));
    return { title: t('lists.empty.search'), hint: t('lists.empty.searchHint', { search }), action: clear };
  }
  if (onClearFilters) {
    const clear = button(t('lists.filters.clear'), onClearFilters);
    return { title: t('lists.empty.search'), hint: t('lists.empty.filterHint'), action: clear };
  }
  if (isChosen(values)) {
    const clear = button(t('lists.filters.clear'), () =>
      change(
        Object.fromEntries(
          filters.flatMap(({ name, control }) => (control === 'search' || control === 'switch' ? [] : [[name, undefined]])),
        ),
      ),
    );
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
