import type { CultureReport } from '#contract/dashboard/dashboard';
import { dashboardLimits } from '#contract/dashboard/limits';
import { cultureNotes, industryText, partTexts } from '#contract/dashboard/cultureTexts';
import { formatNumber } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { writingOf } from '~/report/writing.ts';
import plainTableCss from '~/components/data/plainTable.module.css';
import css from './dashboard.module.css';

/** What the score was computed from: each part with its input and points, what is missing, and what it does not say. */
export function HowItIsMade({ report: { current, industry } }: { report: CultureReport }) {
  const { t } = useTranslation();
  const writing = writingOf(t);
  return (
    <details className={css.how}>
      <summary>{t('dashboard.score.how')}</summary>
      <div className={`${plainTableCss.frame} ${css.parts}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.score.part')}</th>
              <th scope="col">{t('dashboard.score.input')}</th>
              <th scope="col">{t('dashboard.score.pointsTitle')}</th>
            </tr>
          </thead>
          <tbody>
            {partTexts(current.inputs, writing).map(({ part, name, input, points, isMissing }) => (
              <tr key={part} data-missing={isMissing || undefined}>
                <th scope="row">{name}</th>
                <td>{input}</td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('dashboard.score.title')}</th>
              <td>{t('dashboard.score.rounded')}</td>
              <td>{formatNumber(current.score ?? 0)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <ul className={css.notes}>
        {[...cultureNotes(current, writing), industryText(industry, dashboardLimits.industry.companies, writing)].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
