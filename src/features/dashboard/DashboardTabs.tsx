import { useLocation } from 'react-router';
import { paths } from '#contract/paths';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';

/** The tabs of the dashboard. They keep the period. */
export function DashboardTabs() {
  const { t } = useTranslation();
  const seesPeople = useCan('trainingReports:read');
  const params = new URLSearchParams(useLocation().search);
  const kept = new URLSearchParams([...params].filter(([name]) => name === 'dateFrom' || name === 'dateTo'));
  const tabs = [
    { key: 'company', label: t('dashboard.tabs.company'), path: paths.dashboardCompany },
    { key: 'departments', label: t('dashboard.tabs.departments'), path: paths.dashboardDepartments },
    ...(seesPeople ? [{ key: 'users', label: t('dashboard.tabs.users'), path: paths.dashboardUsers }] : []),
  ];
  return (
    <PageTabs
      label={t('dashboard.tabs.title')}
      tabs={tabs.map(({ path, ...tab }) => ({ ...tab, to: { pathname: path, search: kept.toString() } }))}
    />
  );
}
