import { getMonthlyProgramme } from '#contract/monthly/programme';
import { listMonths } from '#contract/monthly/videos';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useLanguage } from '~/i18n/useLanguage.ts';

/** The programme, and the plan from this month on. */
export function useProgramme() {
  const { code: languageCode } = useLanguage();
  const programme = useEndpoint(getMonthlyProgramme, {});
  const months = useEndpoint(listMonths, { query: { languageCode } }, { keepPrevious: true });
  return {
    programme: programme.data,
    months: months.data,
    error: programme.error ?? months.error,
    readAgain: () => void Promise.all([programme.refetch(), months.refetch()]),
  };
}
