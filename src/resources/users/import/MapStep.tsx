import { useTranslation } from 'react-i18next';
import { Working } from '~/components/form/Working.tsx';
import { ColumnFields } from './ColumnFields.tsx';
import { FilePicker } from './FilePicker.tsx';
import { ReadingOptions } from './ReadingOptions.tsx';
import { RejectedNotice } from './RejectedNotice.tsx';
import { TablePreview } from './TablePreview.tsx';
import type { Import } from './useImport.ts';

interface MapStepProps {
  flow: Import;
  /** After the first attempt to go on, missing columns say so. */
  wasTried: boolean;
  onNext: () => void;
}

/** The file, which of its columns is which, and whether its rows can be used. */
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
