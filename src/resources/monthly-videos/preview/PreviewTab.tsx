import { listMonths, type Month } from '#contract/monthly/videos';
import type { MonthlyProgramme } from '#contract/monthly/programme';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useLanguage } from '~/i18n/useLanguage.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { MonthCard } from './MonthCard.tsx';
import { ProgrammeHead } from './ProgrammeHead.tsx';
import { useMonthActions } from './useMonthActions.tsx';
import css from './preview.module.css';

interface PreviewTabProps {
  programme: MonthlyProgramme;
  /** From this month on. */
  months: readonly Month[];
}

/** Whether the programme is on and what comes next, and the plan as cards. */
export function PreviewTab({ programme, months }: PreviewTabProps) {
  const { t } = useTranslation();
  const earlier = useOpenBefore(programme, months);
  const { actionsOf, dialog } = useMonthActions(programme);
  return (
    <>
      <ProgrammeHead programme={programme} months={months} actionsOf={actionsOf} />
      <section className={css.plan} aria-labelledby="monthly-plan">
        <h2 id="monthly-plan" className={css.title}>
          {t('monthly.head.plan')}
        </h2>
        {!programme.isOn && <p className={css.quiet}>{t('monthly.head.planIfOn')}</p>}
        <ul className={css.grid}>
          {[...(earlier ? [earlier] : []), ...months].map((month) => (
            <MonthCard key={month.id} month={month} programme={programme} actions={actionsOf(month)} />
          ))}
        </ul>
      </section>
      {dialog}
    </>
  );
}

/** The video of an earlier month that is still open. */
function useOpenBefore({ open }: MonthlyProgramme, months: readonly Month[]): Month | undefined {
  const { code: languageCode } = useLanguage();
  const isEarlier = open !== null && months.every(({ id }) => id !== open.month);
  const { data } = useEndpoint(listMonths, { query: { from: open?.month, languageCode } }, { enabled: isEarlier });
  return isEarlier ? data?.find(({ id }) => id === open.month) : undefined;
}
