import { useLocation } from 'react-router';
import { pathTo } from '#contract/paths';
import type { ListRecord } from '~/components/list/column.ts';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { ReportView } from '../reportView.ts';
import { detailParam } from './useDetailLink.ts';

/** The tabs of a report, each a URL; filters and page size are kept. */
export function ReportTabs<Row extends ListRecord>({ view: { tabs, address, params = {} } }: { view: ReportView<Row> }) {
  const { t } = useTranslation();
  const location = useLocation();
  const kept = new URLSearchParams(location.search);
  const search = address.filters.find(({ control }) => control === 'search');
  const ofRows = [address.params?.page ?? 'page', 'order', 'orderBy', ...(search?.param.params ?? ['search']), detailParam];
  for (const own of ofRows) kept.delete(own);
  if (!tabs) return null;
  const shown = tabs.tabs.map(({ label, path }) => ({
    key: path,
    label: t(label),
    to: { pathname: pathTo(path, params), search: kept.toString() },
  }));
  return <PageTabs label={t(tabs.title)} tabs={shown} />;
}
