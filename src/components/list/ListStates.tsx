import Button from '@mui/material/Button';
import { CircleAlert, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { query, change } = useListPanel().state;
  if (query.search !== '') {
    return (
      <StateRow span={span}>
        <SearchX size={28} aria-hidden />
        <strong>{t('lists.empty.search')}</strong>
        <p>{t('lists.empty.searchHint', { search: query.search })}</p>
        <div>
          <Button variant="outlined" onClick={() => change({ search: '' })}>
            {t('lists.search.clear')}
          </Button>
        </div>
      </StateRow>
    );
  }
  if (empty.onClearFilters) {
    return (
      <StateRow span={span}>
        <SearchX size={28} aria-hidden />
        <strong>{t('lists.empty.search')}</strong>
        <p>{t('lists.empty.filterHint')}</p>
        <div>
          <Button variant="outlined" onClick={empty.onClearFilters}>
            {t('lists.filters.clear')}
          </Button>
        </div>
      </StateRow>
    );
  }
  if (query.filterBy.length > 0) {
    return (
      <StateRow span={span}>
        <SearchX size={28} aria-hidden />
        <strong>{t('lists.empty.none')}</strong>
        <p>{t('lists.empty.filterHint')}</p>
        <div>
          <Button variant="outlined" onClick={() => change({ filterBy: [] })}>
            {t('lists.filters.clear')}
          </Button>
        </div>
      </StateRow>
    );
  }
  return (
    <StateRow span={span}>
      <Inbox size={28} aria-hidden />
      <strong>{t('lists.empty.none')}</strong>
      <p>{empty.hint}</p>
      {empty.action && <div>{empty.action}</div>}
    </StateRow>
  );
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
