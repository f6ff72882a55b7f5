import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/kit/endpoint';
import { ProgressToast } from '~/components/feedback/ProgressToast.tsx';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { type EndpointInput, useCsvExport } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface Options {
  /** Where the texts of the export are: its action, progress and end. */
  texts: 'users.export' | 'customers.export' | 'auditLog.export';
  filename: string;
  /** Of a list that is long enough to say so: that the file is being prepared, and that the network broke off. */
  long?: { start: 'users.export.start'; broken: 'users.export.broken' };
}

interface ListExport {
  /** For a menu, or for a button that is busy while it runs. */
  action: { key: string; label: string; icon: ReactNode; run: () => void };
  isRunning: boolean;
  /** The progress, with the button that cancels. */
  progress: ReactNode;
}

/** The CSV file of a list's call with `input`: the action that begins it, its progress and what it says at its end. */
export function useListExport<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options: Options): ListExport {
  const { texts, filename, long } = options;
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { rows, start, cancel } = useCsvExport(endpoint, {
    filename,
    onDone: ({ rows: count, filename: file }) => toast.success(t(`${texts}.done`, { count, file })),
    onFailed: (error) => {
      if (long && isHeedError(error) && error.code === 'network') toast.error(t(long.broken));
      else showError(error);
    },
  });
  return {
    action: { key: 'export', label: t(`${texts}.action`), icon: <FileDown size={16} />, run: () => void start(input) },
    isRunning: rows !== undefined,
    progress: rows !== undefined && (
      <ProgressToast
        text={long && rows === 0 ? t(long.start) : t(`${texts}.progress`, { count: rows })}
        cancelLabel={t('common.cancel')}
        onCancel={cancel}
      />
    ),
  };
}
