import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserFilters } from '#contract/selection';
import { listUsers, type UserListQuery } from '#contract/users';
import { useToast } from '~/components/feedback/useToast.ts';
import { downloadCsv, isHeedError, useErrorToast } from '~/dataProvider/index.ts';

interface UserExport {
  /** Rows received so far; undefined while nothing is exported. */
  rows: number | undefined;
  start: (filters: UserFilters, order: Pick<UserListQuery, 'order' | 'orderBy'>) => Promise<void>;
  cancel: () => void;
}

/** Exports everyone whom the filters match, in the list's order, through the list's own call. */
export function useUserExport(): UserExport {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const [rows, setRows] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start: UserExport['start'] = async (filters, order) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setRows(0);
    try {
      const body = { ...filters, ...order, isCsv: true };
      const done = await downloadCsv(listUsers, { body, signal }, { filename: 'users.csv', onProgress: setRows });
      toast.success(t('users.export.done', { count: done.rows, file: done.filename }));
    } catch (error) {
      if (signal.aborted) return;
      if (isHeedError(error) && error.code === 'network') toast.error(t('users.export.broken'));
      else showError(error);
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
