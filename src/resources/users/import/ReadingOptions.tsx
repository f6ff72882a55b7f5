import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '~/components/form/SelectInput.tsx';
import { csvEncodings } from '~/components/csv/types.ts';
import type { CsvFile } from './useCsvFile.ts';
import type { Mapping } from './useMapping.ts';

/** What was found out about the file and can be corrected: whether it has titles, how its letters are written. */
export function ReadingOptions({ csv, mapping }: { csv: CsvFile; mapping: Mapping }) {
  const { t } = useTranslation();
  const id = useId();
  const { file, table } = csv;
  if (!file || !table) return null;
  return (
    <div className="form-column">
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={mapping.isHeaderless}
          onChange={(event) => mapping.setHeaderless(event.target.checked)}
        />
        {t('imports.noHeader')}
      </label>
      <SelectInput
        label={t('imports.encoding.label')}
        value={table.encoding}
        options={csvEncodings.map((encoding) => ({ value: encoding, label: t(`imports.encoding.${encoding}`) }))}
        onChange={(encoding) => {
          if (encoding) void csv.read(file, encoding);
        }}
      />
    </div>
  );
}
