import { NavLink, type To } from 'react-router';
import css from './PageTabs.module.css';

interface PageTab {
  key: string;
  label: string;
  to: To;
}

/** The tabs of a page, each a URL; changing the tab adds no history entry. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ key, label: text, to }) => (
        <NavLink key={key} to={to} replace>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
