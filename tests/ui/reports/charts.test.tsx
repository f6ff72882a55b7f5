import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { barsChart, columnsChart, partsChart } from '#contract/reports/chartData';
import { writing } from '#tests/support/ui/writing';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { showInPanel } from '#tests/support/ui/inPanel';
import { Chart } from '~/report/charts/Chart.tsx';
import helpersCss from '~/app/theme/helpers.module.css';
import css from '~/report/charts/charts.module.css';

const parts = (values: readonly [number, number]) =>
  partsChart(writing, {
    kind: 'donut',
    title: 'Progress',
    totalLabel: 'People',
    columns: ['Status', 'People', 'Share'],
    parts: [
      { key: 'completed', label: 'Completed', tone: 'success', value: values[0] },
      { key: 'overdue', label: 'Overdue', tone: 'warning', value: values[1] },
    ],
  });
const months = () =>
  columnsChart(writing, {
    title: 'Who finished when?',
    pointsLabel: 'Month',
    isStacked: true,
    series: [
      { key: 'done', label: 'Completed', tone: 'success' },
      { key: 'late', label: 'Overdue', tone: 'warning' },
    ],
    points: [
      { key: '1', label: 'January 2026', tick: 'Jan', values: [3, 1] },
      { key: '2', label: 'February 2026', tick: 'Feb', values: [1200, 0] },
    ],
  });
const textOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'));

const user = userEvent.setup({ delay: null });

describe('a chart', () => {
  it('shows its data as a table, too, one click away', async () => {
    answerNetwork({});
    await showInPanel(<Chart data={parts([30, 10])} />);
    const table = screen.getByRole('table', { name: 'Progress' });
    expect(textOf(table)).toEqual(['Status|People|Share', 'Completed|30|75%', 'Overdue|10|25%']);
    expect(table.parentElement?.className).toBe(helpersCss.visuallyHidden);
    expect(document.querySelector('svg text')?.textContent).toBe('40');
    expect(document.querySelectorAll('svg path')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('table').parentElement?.className).toBe(css.table);
    expect(document.querySelector('svg path')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(document.querySelectorAll('svg path')).toHaveLength(2);
  });

  it('without data says so', async () => {
    answerNetwork({});
    await showInPanel(<Chart data={parts([0, 0])} />);
    expect(screen.getByText('No data yet...')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('of columns is read point by point with the arrow keys', async () => {
    answerNetwork({});
    await showInPanel(<Chart data={months()} />);
    const plot = screen.getByRole('slider', { name: 'Who finished when?' });
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(plot);
    expect(plot.getAttribute('aria-valuetext')).toBe('February 2026. Completed: 1,200, Overdue: 0');
    await user.keyboard('{ArrowLeft}');
    expect(plot.getAttribute('aria-valuetext')).toBe('January 2026. Completed: 3, Overdue: 1');
    expect(document.querySelector(`.${css.tooltip}`)?.textContent).toContain('January 2026');
    await user.keyboard('{Escape}');
    expect(document.querySelector(`.${css.tooltip}`)).toBeNull();
    expect(textOf(screen.getByRole('table'))[2]).toBe('February 2026|1,200|0');
  });

  it('of columns runs from right to left in Hebrew, arrow keys too', async () => {
    answerNetwork({});
    await showInPanel(<Chart data={months()} />, { language: 'he' });
    const places = [...document.querySelectorAll('[role="slider"] svg > rect')].map((rect) => Number(rect.getAttribute('x')));
    expect(places[0]).toBeGreaterThan(places.at(-1) ?? Infinity);
    const plot = screen.getByRole('slider');
    fireEvent.focus(plot);
    fireEvent.keyDown(plot, { key: 'ArrowRight' });
    expect(plot.getAttribute('aria-valuetext')).toContain('January 2026');
  });

  it('of bars shows a name and a number per row', async () => {
    answerNetwork({});
    const bars = [
      { key: 'a', label: 'Sales', value: 0.5 },
      { key: 'b', label: 'Support', value: 1 },
    ];
    const chart = barsChart(writing, {
      title: 'Done',
      bars,
      columns: ['Department', 'Done'],
      max: 1,
      format: (share) => `${share * 100}%`,
    });
    await showInPanel(<Chart data={chart} />);
    expect(textOf(screen.getByRole('table'))).toEqual(['Department|Done', 'Sales|50%', 'Support|100%']);
    expect([...document.querySelectorAll<HTMLElement>('figure i i')].map(({ style }) => style.inlineSize)).toEqual(['50%', '100%']);
  });
});
