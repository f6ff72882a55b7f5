import { type ComponentType, Suspense, useMemo } from 'react';
import { RecordContextProvider, useGetList } from 'react-admin';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { isId } from '~/components/filters/filterParams.ts';
import type { ListRecord } from '~/components/list/column.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { detailParam } from '~/report/page/useDetailLink.ts';
import { useReportQuery } from '~/report/reportFilters.ts';
import { type ShownWork, WorkPeople } from '~/resources/work-people/public.ts';

interface Reported<Row> {
  /** The rows of the report, the filter that names one of them, and a field to sort this one by. */
  resource: string;
  ids: string;
  sort: string;
  kind: ShownWork['kind'];
  /** What else the calls about the people of a row need. */
  placesOf?: (row: Row) => Pick<ShownWork, 'policyId'>;
}

/** Makes the drawer with the people of the campaign that the address names, in the departments, groups and days of the report. */
export function peopleBeside<Row extends ListRecord & { name: string; status: CampaignStatus }>({
  resource,
  ids,
  sort,
  kind,
  placesOf,
}: Reported<Row>): ComponentType {
  const oneRow = { pagination: { page: 1, perPage: 1 }, sort: { field: sort, order: 'DESC' } } as const;
  return function PeopleBeside() {
    const { t } = useTranslation();
    const query = useReportQuery();
    const { value, close } = useOverlayParam(detailParam);
    const id = isId(value ?? '') ? (value ?? '') : '';
    const { data } = useGetList<Row>(resource, { ...oneRow, filter: { [ids]: [id] } }, { enabled: id !== '' });
    const campaign = data?.find((row) => row.id === id);
    const work = useMemo((): ShownWork | undefined => {
      const { statuses, departments, groups, dateFrom, dateTo } = query;
      return (
        campaign && {
          kind,
          id: campaign.id,
          name: campaign.name,
          status: campaign.status,
          ...placesOf?.(campaign),
          among: { departments, groups, dateFrom, dateTo },
          statuses: [statuses ?? []].flat(),
        }
      );
    }, [campaign, query]);
    return (
      <Drawer open={id !== ''} title={campaign?.name ?? t('campaigns.people.title')} onClose={close}>
        {work && (
          <Suspense fallback={<PageSkeleton />}>
            <RecordContextProvider key={work.id} value={work}>
              <WorkPeople isInDrawer />
            </RecordContextProvider>
          </Suspense>
        )}
      </Drawer>
    );
  };
}
