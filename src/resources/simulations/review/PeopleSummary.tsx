import type { SimulationPreflight } from '#contract/simulation/preflight';
import { timeZoneName } from '~/components/form/timeZoneOptions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './review.module.css';

/** Zones that are named; the others are one sentence. */
const namedZones = 3;

/** How many people get it, where they are, and how many do not and why.*/
export function PeopleSummary({ preflight, isOld }: { preflight: SimulationPreflight; isOld: boolean }) {
  const { t } = useTranslation();
  const { recipients, zones, leftOut } = preflight;
  const named = zones.slice(0, zones.length > namedZones + 1 ? namedZones : zones.length);
  const others = zones.slice(named.length);
  return (
    <div className={css.people} aria-busy={isOld}>
      <strong role="status">{t('simulationCreate.reach', { count: recipients })}</strong>
      {zones.length > 0 && (
        <ul className={css.zones} aria-label={t('simulationCreate.zones')}>
          {named.map(({ zone, people }) => (
            <li key={zone}>{t('simulationCreate.inZone', { people, zone: timeZoneName(zone) })}</li>
          ))}
          {others.length > 0 && (
            <li>
              {t('simulationCreate.inOthers', {
                people: others.reduce((sum, { people }) => sum + people, 0),
                count: others.length,
              })}
            </li>
          )}
        </ul>
      )}
      {leftOut.map(({ reason, people }) => (
        <p key={reason} className={css.note}>
          {t(reason === 'disabled' ? 'exercise.settings.reach.disabled' : 'simulationCreate.exempt', { count: people })}
        </p>
      ))}
    </div>
  );
}
