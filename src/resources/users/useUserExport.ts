import { useTranslation } from 'react-i18next';
import { listUsers } from '#contract/people/users';
import { useToast } from '~/components/feedback/useToast.ts';
import { type CsvExport, isHeedError, useCsvExport, useErrorToast } from '~/dataProvider/index.ts';

/** Exports people through the list's own call; `isCsv` in the body asks for the file. */
export function useUserExport(): CsvExport<typeof listUsers> {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  return useCsvExport(listUsers, {
    filename: 'users.csv',
    onDone: ({ rows, filename }) => toast.success(t('users.export.done', { count: rows, file: filename })),
    onFailed: (error) => {
      if (isHeedError(error) && error.code === 'network') toast.error(t('users.export.broken'));
      else showError(error);
    },
  });
}
