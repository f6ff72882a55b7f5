import { useWatch } from 'react-hook-form';
import type { SimulationPreflight } from '#contract/simulation/preflight';
import { RehearsalButton } from '~/features/rehearsal/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SimulationForm } from '../form/simulationForm.ts';
import css from './review.module.css';

/** Offers the mail to oneself before the launch: the template of the first example, with the page and the sender of the form. */
export function Rehearsal({ preflight: { examples, way, linkHost } }: { preflight: SimulationPreflight }) {
  const { t } = useTranslation();
  const form = useWatch<SimulationForm>() as SimulationForm;
  const templateId = examples[0]?.template.id ?? form.templates[0];
  if (!templateId || !way || !linkHost) return null;
  return (
    <section className={css.part}>
      <h3>{t('simulationEvents.rehearsal.title')}</h3>
      <p className={css.note}>{t('simulationEvents.rehearsal.help')}</p>
      <div>
        <RehearsalButton
          input={{
            templateId,
            loginPageId: form.loginPageId || null,
            fromDomain: form.fromDomain || null,
            emailPlatform: Number(form.emailPlatform),
          }}
        />
      </div>
    </section>
  );
}
