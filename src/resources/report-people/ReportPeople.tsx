import { useGetList } from 'react-admin';
import { type ReportStatus, reportStatuses } from '#contract/reports/reportStatus';
import type { CampaignFigures } from '#contract/reports/training';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { isId } from '~/components/filters/filterParams.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { detailParam } from '~/report/page/useDetailLink.ts';
import { useReportQuery } from '~/report/reportFilters.ts';
import { PeopleList } from './PeopleList.tsx';

const isStatus = (text: string): text is ReportStatus => (reportStatuses as readonly string[]).includes(text);

const oneRow = { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' } } as const;

/** The people whom a figure, a status or a campaign of the report counts, under its filters. */
export function ReportPeople() {
  const { t } = useTranslation();
  const query = useReportQuery();
  const overlay = useOverlayParam(detailParam);
  const detail = overlay.value ?? '';
  const isCampaign = isId(detail);
  const isOpen = isCampaign || isStatus(detail) || detail === 'all';
  const listParams = { ...oneRow, filter: { campaignIds: [detail] } };
  const { data } = useGetList<CampaignFigures>('report-campaigns', listParams, { enabled: isCampaign });
  const campaign = isCampaign ? data?.find(({ id }) => id === detail) : undefined;
  const title = campaign?.name ?? (isStatus(detail) && t(`campaigns.statuses.${detail}`));
  const ofCampaign = { ...query, campaignIds: [detail] };
  return (
    <Drawer
      open={isOpen}
      title={title || t(isCampaign ? 'campaigns.people.title' : 'reports.figures.tasks')}
      onClose={overlay.close}
    >
      {isOpen && (
        <PeopleList
          key={detail}
          query={isCampaign ? ofCampaign : query}
          statuses={isStatus(detail) ? [detail] : []}
          hasCampaign={!isCampaign}
          campaign={campaign}
        />
      )}
    </Drawer>
  );
}
