import { FileSpreadsheet, FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCsv } from '#contract/kit/csv';
import { Notice } from '~/components/form/Notice.tsx';
import { Working } from '~/components/form/Working.tsx';
import { saveFile } from '~/dataProvider/index.ts';
import type { CsvFile } from './useCsvFile.ts';
import { FaultText } from './FaultText.tsx';

/** The column titles that are recognised by themselves, in English as the product prints them. */
const template = [['Email Address', 'Department', 'Group', 'First Name', 'Last Name']];
const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

/** Chooses the file: by dialog, by dropping it, or by keyboard; then says which one was taken. */
export function FilePicker({ csv }: { csv: CsvFile }) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { file, table, progress, fault } = csv;

  const take = (chosen: File | undefined) => {
    if (chosen) void csv.read(chosen);
    // The same file, corrected meanwhile, can be chosen again.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className="file" data-over={isOver} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".csv,text/csv"
        className="visually-hidden"
        aria-describedby={`${id}-help`}
        onChange={(event) => take(event.target.files?.[0])}
      />
      {table && file ? (
        <div className="file-line">
          <FileSpreadsheet size={18} aria-hidden />
          <bdi className="file-name">{file.name}</bdi>
          <span className="field-help">{t('imports.file.rows', { count: table.rows.length })}</span>
          <label htmlFor={id} className="file-label">
            {t('imports.file.change')}
          </label>
        </div>
      ) : (
        <div className="file-zone">
          <FileUp size={22} aria-hidden />
          <span>
            {t('imports.file.drop')}{' '}
            <label htmlFor={id} className="file-label">
              {t('imports.file.choose')}
            </label>
          </span>
          <span className="field-help" id={`${id}-help`}>
            {t('imports.file.help')}
          </span>
        </div>
      )}
      {file && progress && (
        <Working
          label={t(`imports.progress.${progress.phase}`, { done: kilobytes(progress.done), total: kilobytes(progress.total) })}
          done={progress.done}
          total={progress.total}
        />
      )}
      {fault && (
        <Notice tone="danger">
          <FaultText fault={fault} />
        </Notice>
      )}
      {!table && (
        <div className="field-help">
          {t('imports.file.expected')}{' '}
          <button
            type="button"
            className="link-button"
            onClick={() =>
              saveFile(new Blob([toCsv(template)], { type: 'text/csv;charset=utf-8' }), t('imports.file.templateName'))
            }
          >
            {t('imports.file.template')}
          </button>
        </div>
      )}
    </div>
  );
}
