interface Props {
  columns: number;
  rows: number;
  isSelectable: boolean;
  span: number;
}

// Uneven widths look like text, equal ones like a broken page.
const widths = ['62%', '78%', '48%', '70%', '54%'];

/** Rows in the place of those to come, as many as a page has, so that the page does not jump. */
export function SkeletonRows({ columns, rows, isSelectable, span }: Props) {
  const cells = span - (isSelectable ? 1 : 0);
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {isSelectable && <td />}
      {Array.from({ length: cells }, (_cell, cell) => (
        <td key={cell}>
          {cell < columns && <span className="list-skeleton" style={{ inlineSize: widths[(row + cell) % widths.length] }} />}
        </td>
      ))}
    </tr>
  ));
}
