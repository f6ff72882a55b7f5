import type { SimulationPreflight } from '#contract/simulation/preflight';
import plainTableCss from '~/components/data/plainTable.module.css';
import { timeZoneName } from '~/components/form/timeZoneOptions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formatMomentIn } from '../localTime.ts';
import css from './review.module.css';

/** The first mails: to whom, when where they are, and which one. */
export function Examples({ examples }: { examples: SimulationPreflight['examples'] }) {
  const { t } = useTranslation();
  if (examples.length === 0) return null;
  return (
    <details className={css.examples}>
      <summary>{t('simulationCreate.examples.title', { count: examples.length })}</summary>
      <div className={`${plainTableCss.frame} ${css.scroll}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('auditLog.filters.involved')}</th>
              <th scope="col">{t('simulationCreate.examples.time')}</th>
              <th scope="col">{t('exercise.report.fields.template')}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map(({ user, at, zone, template }) => (
              <tr key={user.id}>
                <td>
                  <bdi>{user.name}</bdi>
                </td>
                <td>
                  {formatMomentIn(at, zone)} <span className={css.note}>{timeZoneName(zone)}</span>
                </td>
                <td>
                  <bdi>{template.name}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
