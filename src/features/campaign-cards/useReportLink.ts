import type { MouseEvent } from 'react';
import { useToast } from '~/components/feedback/useToast.ts';
import type { RowAction } from '~/components/list/column.ts';

export interface ReportLink {
  address: string;
  onClick: (event: MouseEvent) => void;
  /** What the entry of the menu does. */
  does: Pick<RowAction, 'to' | 'run'>;
}

/** The way to a campaign's report. Where there is none yet, following it only says so. */
export function useReportLink(address: string, isThere: boolean, notYet: string): ReportLink {
  const toast = useToast();
  const refuse = () => toast.info(notYet);
  return {
    address,
    does: isThere ? { to: address } : { run: refuse },
    onClick: (event) => {
      if (isThere) return;
      event.preventDefault();
      refuse();
    },
  };
}
