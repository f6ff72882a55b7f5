import { scoreText } from '#contract/exercise/score';
import { formatAverage } from '~/components/data/format.ts';
import type { Kind } from '~/schema/kind.ts';
import { average } from '~/schema/kinds.tsx';

/** A score of phishing exercises, out of 10. */
export const score: Kind<number | null> = {
  ...average,
  name: 'score',
  cell: (value, options, wordOf, record) =>
    value === null ? average.cell(value, options, wordOf, record) : scoreText(value, { text: wordOf, average: formatAverage }),
};
