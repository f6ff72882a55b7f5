import type { Endpoint } from '#contract/kit/endpoint';
import { useToast } from '~/components/feedback/useToast.ts';
import { useCsvExport } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Exports a call that lists people of campaigns as CSV; over several campaigns a person may have several rows. */
export function usePeopleCsv<E extends Endpoint>(endpoint: E, onFailed: (error: unknown) => void, { hasCampaign = false } = {}) {
  const { t } = useTranslation();
  const toast = useToast();
  return useCsvExport(endpoint, {
    filename: 'training.csv',
    onDone: ({ rows: count, filename: file }) =>
      toast.success(hasCampaign ? t('reports.export.done', { count, file }) : t('campaigns.people.exported', { count, file })),
    onFailed,
  });
}
