import { type ReactNode, useState } from 'react';
import type { ChartData } from '#contract/reports/chartData';
import helpersCss from '~/app/theme/helpers.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './charts.module.css';

interface Props {
  chart: ChartData;
  /** The chart. Screen readers get the table instead, unless the chart is focusable. */
  children: ReactNode;
}

/** Title and chart. A button shows the same data as a table, which screen readers always have. */
export function ChartFrame({ chart, children }: Props) {
  const { t } = useTranslation();
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className={css.chart}>
      <figcaption>
        {chart.title}
        {!chart.isEmpty && (
          <button type="button" className={css.toggle} onClick={() => setIsTable(!isTable)}>
            {isTable ? t('charts.asChart') : t('charts.asTable')}
          </button>
        )}
      </figcaption>
      {chart.isEmpty ? <p className={css.empty}>{t('charts.empty')}</p> : !isTable && children}
      {!chart.isEmpty && <ChartTable chart={chart} isVisible={isTable} />}
    </figure>
  );
}

/** The data of the chart as a table. */
function ChartTable({ chart: { title, table }, isVisible }: { chart: ChartData; isVisible: boolean }) {
  return (
    <div className={isVisible ? css.table : helpersCss.visuallyHidden}>
      <table>
        <caption className={helpersCss.visuallyHidden}>{title}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, cells: [name, ...numbers] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {numbers.map((number, index) => (
                <td key={table.columns[index + 1]}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
