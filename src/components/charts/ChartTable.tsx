import type { ChartData } from '#contract/reports/chartData';

/** What a picture shows, in words and numbers. */
export function ChartTable({ chart: { title, table }, isVisible }: { chart: ChartData; isVisible: boolean }) {
  return (
    <div className={isVisible ? 'chart-table' : 'visually-hidden'}>
      <table>
        <caption className="visually-hidden">{title}</caption>
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
