import type { CsvTable } from '~/components/csv/types.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type ColumnMap, importFields } from './columns.ts';
import plainTableCss from '~/components/data/plainTable.module.css';
import formCss from '~/components/form/form.module.css';
import css from './TablePreview.module.css';

const previewRows = 5;

/** The first rows as they were read, each used column marked with the field it fills. */
export function TablePreview({ table, columns }: { table: CsvTable; columns: ColumnMap }) {
  const { t } = useTranslation();
  const usedFor = (column: number) => importFields.filter((field) => columns[field] === column);
  return (
    <section className={css.preview}>
      <h3 className={formCss.sectionTitle}>{t('imports.preview.title')}</h3>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={`${plainTableCss.frame} ${css.scroll}`} role="region" aria-label={t('imports.preview.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {table.headers.map((header, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <th key={column} scope="col" data-used={usedFor(column).length > 0}>
                  <bdi>{header || t('imports.columns.untitled', { column: column + 1 })}</bdi>
                  <small>
                    {usedFor(column)
                      .map((field) => t(`imports.fieldNames.${field}`))
                      .join(', ') || '\u00a0'}
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, previewRows).map(({ row, cells }) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
                  <td key={column} title={cell}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
