import { formatNumber, formatPercent } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './looks.module.css';

type Figure = 'opened' | 'clicked' | 'phished' | 'reported';
type Figures = Record<Figure, number> & Record<`${Figure}Rate`, number | null>;

/** A figure with its rate below it. Departments and groups with few people have none. */
const cell = (figure: Figure) => ({
  align: 'end' as const,
  minWidth: 104,
  render: (row: Figures) => {
    const rate = row[`${figure}Rate`];
    return (
      <span className={css.figure}>
        {formatNumber(row[figure])}
        {rate !== null && <small>{formatPercent(rate / 100)}</small>}
      </span>
    );
  },
});

/** A round by its number, as the first column of a row. */
export const roundLook = {
  number: { minWidth: 104, render: ({ number }: { number: number | null }) => <RoundName number={number} /> },
};

function RoundName({ number }: { number: number | null }) {
  const { t } = useTranslation();
  return number === null ? null : t('simulationReport.round', { number });
}

/** The figures of a row that is about more than one person. */
export const figureLooks = {
  opened: cell('opened'),
  clicked: cell('clicked'),
  phished: cell('phished'),
  reported: cell('reported'),
};
