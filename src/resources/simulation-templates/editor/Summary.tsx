import { useTranslation } from '~/i18n/useTranslation.ts';
import { TemplateFacts } from '../TemplateFacts.tsx';
import type { TemplateForm } from './templateForm.ts';
import css from '~/features/message-editor/editor.module.css';

/** What the template will be, beside its message. */
export function Summary({ form: { language, landingKind } }: { form: TemplateForm }) {
  const { t } = useTranslation();
  return (
    <section className={css.card}>
      <h3>{t('simulationTemplates.summary')}</h3>
      <TemplateFacts template={{ type: 'CUSTOM', difficulty: null, language, landingKind }} />
    </section>
  );
}
