import { useLocation } from 'react-router';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import type { Report } from '#contract/reports/report';
import { useTranslation } from '~/i18n/useTranslation.ts';

export interface Tab {
  key: NonNullable<Report['view']>;
  path: string;
}

/** The views of one report, each a URL; the filters are kept. */
export function ReportTabs({ tabs }: { tabs: readonly Tab[] }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const kept = new URLSearchParams(search);
  for (const own of ['page', 'order', 'orderBy', 'search']) kept.delete(own);
  const shown = tabs.map(({ key, path }) => ({
    key,
    label: t(`reports.tabs.${key}`),
    to: { pathname: path, search: kept.toString() },
  }));
  return <PageTabs label={t('reports.tabs.title')} tabs={shown} />;
}
