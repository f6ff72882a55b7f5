import { expect, it } from 'vitest';
import { exerciseFigures } from '#contract/reports/exerciseFigures';

it('an average out of ten is the one of which a report has the percentage, to the last digit', () => {
  const averageOf = (averageScorePercentage: number) => {
    const total = { averageScorePercentage, adjustedScorePercentage: null, learners: 1, unfinished: 0 };
    return exerciseFigures.totalsIn?.({ data: { statuses: [], total, campaign: { name: '' } } }).totals;
  };
  for (let hundredths = 5; hundredths <= 1000; hundredths += 10)
    expect(averageOf(hundredths / 10)).toMatchObject({ averageScore: hundredths / 100 });
});
