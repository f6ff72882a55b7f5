import { z } from 'zod';
import { id } from '../kit/endpoint.ts';
import { type BarsChart, barsChart } from './chartData.ts';
import type { Writing } from './writing.ts';

/*
 * What a report says of each department. People in several count in each, and those in none in no department, so departments add up to other
 * numbers than the totals.
 */

/** Departments with the most people first, without empty ones; those after the first few are summed up in `rest`. */
export const byDepartment = <Figures extends z.ZodRawShape>(figures: Figures) =>
  z.object({
    items: z.array(z.object({ ...figures, id, name: z.string() })),
    rest: z.object({ ...figures, departments: z.number().int() }).nullable(),
  });

/** Assignments, and how many of them are completed. */
export interface Done {
  assignedUsers: number;
  completed: number;
}
interface Departments {
  items: readonly (Done & { id: string; name: string })[];
  rest: (Done & { departments: number }) | null;
}
interface DepartmentBars {
  title: string;
  /** Of the table, after the departments: the share alone, or what `cells` writes. */
  columns: readonly string[];
  /** What stands beside a bar instead of its share, and in the columns of the table. */
  textOf?: (figures: Done) => { text: string; cells: readonly string[] };
}

/** How much each department has completed, a bar each. */
export const departmentBars = (
  writing: Writing,
  { items, rest }: Departments,
  { title, columns, textOf }: DepartmentBars,
): BarsChart => {
  const others = rest && {
    ...rest,
    id: 'rest',
    name: writing.text('reports.charts.otherDepartments', { count: rest.departments }),
  };
  return barsChart(writing, {
    title,
    bars: [...items, ...(others ? [others] : [])].map((figures) => ({
      key: figures.id,
      label: figures.name,
      value: figures.assignedUsers > 0 ? figures.completed / figures.assignedUsers : 0,
      ...textOf?.(figures),
    })),
    columns: [writing.text('reports.filters.names.departments'), ...columns],
    max: 1,
    format: writing.percent,
  });
};
