import { Bars } from './Bars.tsx';
import type { ChartData } from '#contract/reports/chartData';
import { ChartFrame } from './ChartFrame.tsx';
import { Columns } from './Columns.tsx';
import { Donut } from './Donut.tsx';
import { ShareBar } from './ShareBar.tsx';

function pictureOf(chart: ChartData) {
  switch (chart.kind) {
    case 'share':
      return <ShareBar chart={chart} />;
    case 'donut':
      return <Donut chart={chart} />;
    case 'bars':
      return <Bars chart={chart} />;
    case 'columns':
      return <Columns chart={chart} />;
  }
}

/** Any picture of numbers. Its words are in the texts of stage `training`. */
export function Chart({ data }: { data: ChartData }) {
  return <ChartFrame chart={data}>{!data.isEmpty && pictureOf(data)}</ChartFrame>;
}
