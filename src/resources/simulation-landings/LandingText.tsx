import type { SimulationLanding } from '#contract/simulation/landings';
import { useTranslation } from '~/i18n/useTranslation.ts';
import formCss from '~/components/form/form.module.css';
import css from './landing.module.css';

type Shown = Pick<SimulationLanding, 'kind' | 'language' | 'title' | 'paragraph' | 'middleText' | 'buttonText'>;

/** The texts of a landing page, in their order on it. i18n-keys: simulationTemplates.landingKinds.* */
export function LandingText({ page }: { page: Shown }) {
  const { t } = useTranslation();
  return (
    <blockquote className={css.page} lang={page.language} dir="auto">
      <strong>{page.title}</strong>
      <p>{page.paragraph}</p>
      {page.middleText && <p>{page.middleText}</p>}
      {page.buttonText && <span className={css.button}>{page.buttonText}</span>}
      <footer className={formCss.help} dir="auto">
        {t(`simulationTemplates.landingKinds.${page.kind}`)}
      </footer>
    </blockquote>
  );
}
