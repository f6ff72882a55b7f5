import type { ReactNode } from 'react';
import './figures.css';

export interface ShownFigure {
  key: string;
  label: string;
  /** Absent while it is read. */
  value?: ReactNode;
}

/** A few numbers with what they count. */
export function FigureList({ figures, isBusy = false }: { figures: readonly ShownFigure[]; isBusy?: boolean }) {
  return (
    <dl className="figures" aria-busy={isBusy}>
      {figures.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value ?? <span className="figures-waiting" />}</dd>
        </div>
      ))}
    </dl>
  );
}
