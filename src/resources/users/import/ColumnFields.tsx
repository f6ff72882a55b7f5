import { useTranslation } from 'react-i18next';
import { SelectInput } from '~/components/form/SelectInput.tsx';
import { importFields, requiredFields } from './columns.ts';
import { type Mapping, noDepartment } from './useMapping.ts';

interface ColumnFieldsProps {
  mapping: Mapping;
  headers: readonly string[];
  wasTried: boolean;
}

/** For each field of a person the column that holds it. */
export function ColumnFields({ mapping, headers, wasTried }: ColumnFieldsProps) {
  const { t } = useTranslation();
  const options = headers.map((header, index) => ({
    value: String(index),
    label: header || t('imports.columns.untitled', { column: index + 1 }),
  }));
  return (
    <div className="form-pair form-pair-tight">
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
