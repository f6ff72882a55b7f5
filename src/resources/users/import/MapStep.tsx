import Button from '@mui/material/Button';
import { useId } from 'react';
import { noDepartment } from '#contract/people/departments';
import { csvEncodings } from '~/components/csv/types.ts';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { Working } from '~/components/form/Working.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { importFields, requiredFields } from './columns.ts';
import { FilePicker } from './FilePicker.tsx';
import { TablePreview } from './TablePreview.tsx';
import type { CsvFile } from './useCsvFile.ts';
import type { Import } from './useImport.ts';
import type { Mapping } from './useMapping.ts';
import formCss from '~/components/form/form.module.css';

interface MapStepProps {
  flow: Import;
  /** Shows errors on missing columns after the first attempt to continue. */
  wasTried: boolean;
  onNext: () => void;
}

/** Step 1: the file, its columns, and a first check of its rows. */
export function MapStep({ flow, wasTried, onNext }: MapStepProps) {
  const { t } = useTranslation();
  const { csv, mapping, lookup } = flow;
  const { table } = mapping;
  return (
    <>
      <FilePicker csv={csv} />
      {table && (
        <>
          <ColumnFields mapping={mapping} headers={table.headers} wasTried={wasTried} />
          <RejectedNotice mapping={mapping} onReview={onNext} isBusy={lookup !== null} />
          {mapping.progress && <Working label={t('imports.progress.rows', mapping.progress)} {...mapping.progress} />}
          <TablePreview table={table} columns={mapping.columns} />
          <ReadingOptions csv={csv} mapping={mapping} />
        </>
      )}
    </>
  );
}

interface ColumnFieldsProps {
  mapping: Mapping;
  headers: readonly string[];
  wasTried: boolean;
}

/** The column of the file for each field of a person. */
function ColumnFields({ mapping, headers, wasTried }: ColumnFieldsProps) {
  const { t } = useTranslation();
  const options = headers.map((header, index) => ({
    value: String(index),
    label: header || t('imports.columns.untitled', { column: index + 1 }),
  }));
  return (
    <div className={`${formCss.pair} ${formCss.pairTight}`}>
      {importFields.map((field) => {
        const isRequired = requiredFields.includes(field);
        const column = mapping.columns[field];
        return (
          <SelectInput
            key={field}
            label={t(`imports.fields.${field}`)}
            isRequired={isRequired}
            value={column === null ? '' : String(column)}
            options={options}
            emptyLabel={isRequired ? t('imports.columns.none') : t('imports.columns.unused')}
            error={wasTried && isRequired && column === null ? 'imports.columns.required' : undefined}
            help={field === 'department' ? t('imports.columns.blankDepartment', { name: noDepartment }) : undefined}
            onChange={(value) => mapping.setColumn(field, value === '' ? null : Number(value))}
          />
        );
      })}
    </div>
  );
}

interface RejectedNoticeProps {
  mapping: Mapping;
  onReview: () => void;
  isBusy: boolean;
}

/**
 * Warns as soon as a row is rejected that a column may be wrong, with the number of rows. Offers to continue with the valid rows,
 * if there are any.
 */
function RejectedNotice({ mapping: { review, missing }, onReview, isBusy }: RejectedNoticeProps) {
  const { t } = useTranslation();
  if (!review || review.rejected.length === 0) return null;
  const count = review.rejected.length;
  const hasGoodRows = review.valid.length > 0;
  const action = hasGoodRows && missing.length === 0 && (
    <Button size="small" variant="outlined" onClick={onReview} disabled={isBusy}>
      {t('imports.reviewRejected', { count })}
    </Button>
  );
  return (
    <Notice tone={hasGoodRows ? 'warning' : 'danger'} actions={action}>
      <p>{t('imports.emailColumn')}</p>
      {hasGoodRows && <p>{t('imports.someRejected', { count })}</p>}
    </Notice>
  );
}

/** What the import guessed about the file, to correct: header row and encoding. */
function ReadingOptions({ csv, mapping }: { csv: CsvFile; mapping: Mapping }) {
  const { t } = useTranslation();
  const id = useId();
  const { file, table } = csv;
  if (!file || !table) return null;
  return (
    <div className={formCss.column}>
      <label className={formCss.check} htmlFor={id}>
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
