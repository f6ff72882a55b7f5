import { NavLink, type To } from 'react-router';
import css from './PageTabs.module.css';

interface PageTab {
  key: string;
  label: string;
  to: To;
}

/** The sections of a page, each an address; going from one to the next is no step back in the history. */
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
