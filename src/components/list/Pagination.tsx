import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { isOfPeople, leavesOutDisabled } from '../filters/filter.ts';
import { useFilters } from '../filters/filterContext.ts';
import { useListPanel } from './listContext.ts';
import { PageJump } from './PageJump.tsx';
import { type PageRange, pageRange } from './pageRange.ts';
import { useCountText } from './useCountText.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import iconButtonCss from '../page/iconButton.module.css';
import css from './Pagination.module.css';

/** The footer of a list: rows and total, page, page size, previous and next. */
export function Pagination() {
  const { t } = useTranslation();
  const { isCapped, pageSizes } = useListPanel();
  const { filters, values } = useFilters();
  const { data, total, page, perPage: limit, setPage, setPerPage } = useListContext();
  const countText = useCountText();
  const isEmpty = total === 0;
  const hidesDisabled = isOfPeople(filters) && leavesOutDisabled(values);
  const range = pageRange({ page, limit, total: total ?? 0, isCapped, shown: data?.length ?? 0 });

  return (
    <div className={css.footer}>
      <label>
        {t('lists.pages.size')}
        <select value={limit} onChange={(event) => setPerPage(Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span aria-live="polite">
        {data &&
          !isEmpty &&
          t('lists.pages.range', { from: countText(range.from), to: countText(range.to), total: countText(total ?? 0, isCapped) })}
      </span>
      {data && !isEmpty && hidesDisabled && <span>{t('lists.pages.withoutDisabled')}</span>}
      {data && !isEmpty && <Pages page={page} range={range} isCapped={isCapped} goTo={setPage} />}
    </div>
  );
}

interface PagesProps {
  page: number;
  range: PageRange;
  isCapped: boolean;
  goTo: (page: number) => void;
}

function Pages({ page, range, isCapped, goTo }: PagesProps) {
  const { t } = useTranslation();
  const buttons = {
    first: { Icon: ChevronFirst, to: 1, isOn: range.hasPrevious },
    previous: { Icon: ChevronLeft, to: page - 1, isOn: range.hasPrevious },
    next: { Icon: ChevronRight, to: page + 1, isOn: range.hasNext },
    last: { Icon: ChevronLast, to: range.pages, isOn: range.hasLast },
  } as const;
  const button = (name: keyof typeof buttons) => {
    const { Icon, to, isOn }: { Icon: LucideIcon; to: number; isOn: boolean } = buttons[name];
    return (
      <button
        type="button"
        className={iconButtonCss.button}
        aria-label={t(`lists.pages.${name}`)}
        disabled={!isOn}
        onClick={() => goTo(to)}
      >
        <Icon size={18} className={helpersCss.mirrored} aria-hidden />
      </button>
    );
  };
  return (
    <nav className={css.pages} aria-label={t('lists.pages.title')}>
      {button('first')}
      {button('previous')}
      <PageJump page={page} pages={range.pages} isCapped={isCapped} goTo={goTo} />
      {button('next')}
      {button('last')}
    </nav>
  );
}
