import { useWatch } from 'react-hook-form';
import { simulationLandings } from '#contract/simulation/landings';
import type { SimulationPreflight } from '#contract/simulation/preflight';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SimulationForm } from '../form/simulationForm.ts';
import css from './review.module.css';

/** What happens to somebody who does what the message asks for: the page, groups that they join, and a mail after the round. */
export function Consequences({ preflight: { followUps } }: { preflight: SimulationPreflight }) {
  const { t } = useTranslation();
  const loginPageId = useWatch<SimulationForm, 'loginPageId'>({ name: 'loginPageId' });
  const { data } = useEndpoint(simulationLandings.listLoginPages, {});
  const page = data?.data.items.find(({ id }) => id === loginPageId);
  return (
    <section className={css.part}>
      <h3>{t('simulationCreate.parts.after')}</h3>
      <p>
        {t('simulationCreate.landing')}: <bdi>{page?.name ?? t('simulationCreate.landingDefault')}</bdi>
      </p>
      {followUps.map(({ group, months }) => (
        <p key={group}>
          {months === null
            ? t('simulation.followUp.completed', { group })
            : t('simulation.followUp.months', { group, count: months })}
        </p>
      ))}
      <p className={css.note}>{t('simulationCreate.debriefHelp')}</p>
      <TextInput name="subject" label={t('campaigns.notification.subject')} />
      <TextArea
        name="message"
        label={t('campaigns.notification.message')}
        help={t('campaigns.notification.messageHelp')}
        rows={4}
      />
    </section>
  );
}
