import { FileSpreadsheet, FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { toCsv } from '#contract/kit/csv';
import type { CsvError } from '~/components/csv/types.ts';
import { Working } from '~/components/form/Working.tsx';
import { saveFile } from '~/browser/saveFile.ts';
import { Notice } from '~/fields/Notice.tsx';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { CsvFile } from './useCsvFile.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import formCss from '~/components/form/form.module.css';
import linkButtonCss from '~/components/page/linkButton.module.css';
import css from './FilePicker.module.css';

/** Column titles that the import recognises, in English on every screen. */
const template = [
  ['Email Address', 'Department', 'Group', 'First Name', 'Last Name', 'Away from', 'Away until', 'Language', 'Time Zone'],
];
const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

/** Picks the file by dialog, drag and drop, or keyboard, and then shows its name. */
export function FilePicker({ csv }: { csv: CsvFile }) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { file, table, progress, fault } = csv;

  const take = (chosen: File | undefined) => {
    if (chosen) void csv.read(chosen);
    // Allows the same file to be picked again after a correction.
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
    <div className={css.file} data-over={isOver} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".csv,text/csv"
        className={helpersCss.visuallyHidden}
        aria-describedby={`${id}-help`}
        onChange={(event) => take(event.target.files?.[0])}
      />
      {table && file ? (
        <div className={css.line}>
          <FileSpreadsheet size={18} aria-hidden />
          <bdi className={css.name}>{file.name}</bdi>
          <span className={formCss.help}>{t('imports.file.rows', { count: table.rows.length })}</span>
          <label htmlFor={id} className={css.label}>
            {t('imports.file.change')}
          </label>
        </div>
      ) : (
        <div className={css.zone}>
          <FileUp size={22} aria-hidden />
          <span>
            {t('imports.file.drop')}
            {textGap()}
            <label htmlFor={id} className={css.label}>
              {t('imports.file.choose')}
            </label>
          </span>
          <span className={formCss.help} id={`${id}-help`}>
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
        <div className={formCss.help}>
          {t('imports.file.expected')}
          {textGap()}
          <button
            type="button"
            className={linkButtonCss.button}
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

/** Why a file cannot be read, with the row if known. */
function FaultText({ fault: { fault, row } }: { fault: CsvError }) {
  const { t } = useTranslation();
  if (fault === 'rows') return t('imports.faults.rows', { rows: row });
  return (
    <>
      {t(`imports.faults.${fault}`)}
      {fault === 'parse' && row !== undefined && <div>{t('imports.faults.parseRow', { row })}</div>}
    </>
  );
}
