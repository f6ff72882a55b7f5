import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCampaignUsers } from '#contract/trainingReports';
import { useToast } from '~/components/feedback/useToast.ts';
import { downloadCsv, useErrorToast } from '~/dataProvider/index.ts';
import type { toPeopleQuery } from './people.ts';

interface PeopleExport {
  /** Rows received so far; undefined while nothing is exported. */
  rows: number | undefined;
  start: (query: ReturnType<typeof toPeopleQuery>) => Promise<void>;
  cancel: () => void;
}

/** Everyone of a campaign whom the filters match, as a file. */
export function usePeopleExport(campaignId: string): PeopleExport {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const [rows, setRows] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start: PeopleExport['start'] = async (query) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setRows(0);
    try {
      const input = { params: { campaignId }, query, signal };
      const done = await downloadCsv(listCampaignUsers, input, { filename: 'training.csv', onProgress: setRows });
      toast.success(t('campaigns.people.exported', { count: done.rows, file: done.filename }));
    } catch (error) {
      if (!signal.aborted) showError(error);
    } finally {
      if (!signal.aborted) setRows(undefined);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setRows(undefined);
  };
  return { rows, start, cancel };
}
