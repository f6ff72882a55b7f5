import { Suspense, useMemo } from 'react';
import { RecordContextProvider, useGetList } from 'react-admin';
import type { MonthlyRow } from '#contract/monthly/report';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { isId } from '~/components/filters/filterParams.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { detailParam } from '~/report/page/useDetailLink.ts';
import { useReportQuery } from '~/report/reportFilters.ts';
import { type ShownWork, WorkPeople } from '~/resources/work-people/public.ts';

const oneRow = { pagination: { page: 1, perPage: 1 }, sort: { field: 'month', order: 'DESC' } } as const;

/** The people of the video that the address names, in the departments, groups and days of the report. */
export function VideoPeople() {
  const { t } = useTranslation();
  const query = useReportQuery();
  const { value, close } = useOverlayParam(detailParam);
  const id = isId(value ?? '') ? (value ?? '') : '';
  const { data } = useGetList<MonthlyRow>('report-monthly', { ...oneRow, filter: { eventIds: [id] } }, { enabled: id !== '' });
  const video = data?.find((row) => row.id === id);
  const work = useMemo((): ShownWork | undefined => {
    const { statuses, departments, groups, dateFrom, dateTo } = query;
    return (
      video && {
        kind: 'monthlyVideo',
        id: video.id,
        name: video.name,
        status: video.status,
        among: { departments, groups, dateFrom, dateTo },
        statuses: [statuses ?? []].flat(),
      }
    );
  }, [video, query]);
  return (
    <Drawer open={id !== ''} title={video?.name ?? t('campaigns.people.title')} onClose={close}>
      {work && (
        <Suspense fallback={<PageSkeleton />}>
          <RecordContextProvider key={work.id} value={work}>
            <WorkPeople isInDrawer />
          </RecordContextProvider>
        </Suspense>
      )}
    </Drawer>
  );
}
