import { type RefObject, useEffect, useRef } from 'react';
import { NavLink, type To, useLocation } from 'react-router';
import { useOverflow } from '../strip/useOverflow.ts';
import css from './PageTabs.module.css';

interface PageTab {
  key: string;
  label: string;
  to: To;
}

/** The tabs of a page, each a URL; changing the tab adds no history entry. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const row = useRef<HTMLElement>(null);
  const { before, after } = useOverflow(row);
  useCurrentInView(row);
  return (
    <nav ref={row} className={css.tabs} aria-label={label} data-before={before || undefined} data-after={after || undefined}>
      {tabs.map(({ key, label: text, to }) => (
        <NavLink key={key} to={to} replace>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}

/** Scrolls the row, and nothing else, to the tab of this page: in a narrow window it may stand out of sight. */
function useCurrentInView(row: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current="page"]');
    if (!row.current || !current) return;
    const [all, own] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += own.left + own.width / 2 - (all.left + all.width / 2);
  }, [row, pathname]);
}
