import { useLocation } from 'react-router';
import { paths, pathTo } from '#contract/paths';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { detailParam } from '~/report/page/useDetailLink.ts';

const tabs = [
  { key: 'users', path: paths.exerciseReportUsers },
  { key: 'departments', path: paths.exerciseReportDepartments },
  { key: 'groups', path: paths.exerciseReportGroups },
  { key: 'templates', path: paths.exerciseReportTemplates },
] as const;

/** The tabs of a campaign's report, each a URL; the filters are kept. */
export function Tabs({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const kept = new URLSearchParams(search);
  for (const own of ['page', 'limit', 'order', 'orderBy', 'search', detailParam]) kept.delete(own);
  return (
    <PageTabs
      label={t('exercise.report.tabs.title')}
      tabs={tabs.map(({ key, path }) => ({
        key,
        label: t(`exercise.report.tabs.${key}.title`),
        to: { pathname: pathTo(path, { campaignId }), search: kept.toString() },
      }))}
    />
  );
}
