import { useTranslation } from 'react-i18next';
import type { CsvError } from '~/components/csv/types.ts';

/** Why a file cannot be read, and where the trouble is when that is known. */
export function FaultText({ fault: { fault, row } }: { fault: CsvError }) {
  const { t } = useTranslation();
  if (fault === 'rows') return t('imports.faults.rows', { rows: row });
  return (
    <>
      {t(`imports.faults.${fault}`)}
      {fault === 'parse' && row !== undefined && <div>{t('imports.faults.parseRow', { row })}</div>}
    </>
  );
}
