import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { exerciseLimits } from '#contract/exercise/limits';
import linkButtonCss from '~/components/page/linkButton.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './formula.module.css';

const { topScore: top, points, weights } = exerciseLimits;

/** How score and adjusted score follow from the answers, with the numbers that the server counts with. */
export function ScoreFormula() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`${linkButtonCss.button} ${css.open}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('exercise.report.formula.open')}
      </button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, className: css.formula } }}
      >
        <h2 id={id}>{t('exercise.report.formula.open')}</h2>
        <p>{t('exercise.report.formula.points', { correct: points.CORRECT, partial: points.PARTIAL, wrong: points.WRONG })}</p>
        <p>{t('exercise.report.formula.raw', { top })}</p>
        <p>{t('exercise.report.formula.adjusted', { top, easy: weights[1], medium: weights[2], hard: weights[3] })}</p>
        <p>{t('exercise.report.formula.unfinished')}</p>
      </Popover>
    </>
  );
}
