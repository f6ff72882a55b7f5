import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartData } from '#contract/reports/chartData';
import { ChartTable } from './ChartTable.tsx';
import './charts.css';

interface Props {
  chart: ChartData;
  /** The picture; hidden from those who hear the table, unless it takes the focus. */
  children: ReactNode;
}

/** Title and picture, and one click away the same as a table, which screen readers have at once. */
export function ChartFrame({ chart, children }: Props) {
  const { t } = useTranslation();
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className="chart">
      <figcaption>
        {chart.title}
        {!chart.isEmpty && (
          <button type="button" className="chart-switch" onClick={() => setIsTable(!isTable)}>
            {isTable ? t('charts.asChart') : t('charts.asTable')}
          </button>
        )}
      </figcaption>
      {chart.isEmpty ? <p className="chart-empty">{t('charts.empty')}</p> : !isTable && children}
      {!chart.isEmpty && <ChartTable chart={chart} isVisible={isTable} />}
    </figure>
  );
}
