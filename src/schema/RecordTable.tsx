import type { ListRecord } from '~/components/list/column.ts';
import type { Field } from './field.ts';
import { useColumns } from './useColumns.ts';
import helpersCss from '~/app/theme/helpers.module.css';

interface RecordTableProps<T extends ListRecord> {
  /** Names the table for tests. */
  name: string;
  /** Names the table for screen readers. */
  label: string;
  fields: readonly Field<T>[];
  /** The prefix of the column labels in the locales. */
  texts: string;
  records: readonly T[];
}

/**
 * A plain table of a few records, without pages or order, from fields as data. Each cell has its column's label, so that a
 * style sheet can turn rows into cards.
 */
export function RecordTable<T extends ListRecord>({ name, label, fields, texts, records }: RecordTableProps<T>) {
  const columns = useColumns(name, fields, texts);
  return (
    <table data-testid={`list-${name}`}>
      <caption className={helpersCss.visuallyHidden}>{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-column={column.key}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            {columns.map((column) => (
              <td key={column.key} data-column={column.key} data-label={column.label}>
                {column.render(record)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
