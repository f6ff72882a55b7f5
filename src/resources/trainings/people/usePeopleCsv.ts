import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contract/kit';
import { useToast } from '~/components/feedback/useToast.ts';
import { useCsvExport } from '~/dataProvider/index.ts';

/** A call that lists people of campaigns, as a file. */
export function usePeopleCsv<E extends Endpoint>(endpoint: E, onFailed: (error: unknown) => void) {
  const { t } = useTranslation();
  const toast = useToast();
  return useCsvExport(endpoint, {
    filename: 'training.csv',
    onDone: ({ rows, filename }) => toast.success(t('campaigns.people.exported', { count: rows, file: filename })),
    onFailed,
  });
}
