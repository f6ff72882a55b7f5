import { consentMonths } from '#contract/simulation/consent';
import { truthLimits } from '#contract/simulation/truth';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './simulationConsent.module.css';

const points = ['wanted', 'informed', 'sent', 'measured', 'seen', 'kept', 'holds'] as const;
const { sourceDays, eventMonths } = truthLimits.keep;

/** What a company agrees to. i18n-keys: simulation.consent.points.* */
export function ConsentPoints() {
  const { t } = useTranslation();
  const numbers = { days: sourceDays, months: eventMonths };
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point}>{t(`simulation.consent.points.${point}`, point === 'holds' ? { months: consentMonths } : numbers)}</li>
      ))}
    </ul>
  );
}
