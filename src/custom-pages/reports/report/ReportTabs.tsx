import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';

export interface Tab {
  key: 'questions' | 'users';
  path: string;
}

/** The views of one report, each an address; the filters go along. */
export function ReportTabs({ tabs }: { tabs: readonly Tab[] }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const kept = new URLSearchParams(search);
  for (const own of ['page', 'order', 'orderBy', 'search']) kept.delete(own);
  return (
    <nav className="report-tabs" aria-label={t('reports.tabs.title')}>
      {tabs.map(({ key, path }) => (
        <NavLink key={key} to={{ pathname: path, search: kept.toString() }} replace>
          {t(`reports.tabs.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
}
