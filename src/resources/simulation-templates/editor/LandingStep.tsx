import { useController } from 'react-hook-form';
import { landingKinds } from '#contract/simulation/states';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { TemplateForm } from './templateForm.ts';
import formCss from '~/components/form/form.module.css';
import css from '~/features/message-editor/editor.module.css';

/** What its link leads to. i18n-keys: simulationTemplates.landingKinds.* simulationTemplates.help.landingKinds.* */
export function LandingStep() {
  const { t } = useTranslation();
  const { field } = useController<TemplateForm, 'landingKind'>({ name: 'landingKind' });
  return (
    <section className={`${css.card} ${formCss.column}`}>
      <ChoiceCards
        label={t('simulationTemplates.fields.landingKind')}
        value={field.value}
        choices={landingKinds.map((value) => ({
          value,
          label: t(`simulationTemplates.landingKinds.${value}`),
          help: t(`simulationTemplates.help.landingKinds.${value}`),
        }))}
        onChange={field.onChange}
      />
      <p className={formCss.help}>{t('simulationTemplates.help.landing')}</p>
    </section>
  );
}
