import { useWatch } from 'react-hook-form';
import { simulationLandings } from '#contract/simulation/landings';
import { SelectField } from '~/components/form/inputs/SelectField.tsx';
import formCss from '~/components/form/form.module.css';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SimulationForm } from '../form/simulationForm.ts';
import { languageName } from '../languageName.ts';
import css from './templates.module.css';

/** The page to which the link of a message leads, with its text. i18n-keys: simulationTemplates.landingKinds.* */
export function LandingField() {
  const { t } = useTranslation();
  const loginPageId = useWatch<SimulationForm, 'loginPageId'>({ name: 'loginPageId' });
  const { data } = useEndpoint(simulationLandings.listLoginPages, {});
  const pages = data?.data.items ?? [];
  return (
    <>
      <SelectField
        name="loginPageId"
        label={t('simulationCreate.landing')}
        help={t('simulationCreate.landingHelp')}
        emptyLabel={t('simulationCreate.landingDefault')}
        options={pages.map(({ id, name, language }) => ({ value: id, label: `${name} (${languageName(language)})` }))}
      />
      {loginPageId !== '' && <LandingText landingId={loginPageId} />}
    </>
  );
}

function LandingText({ landingId }: { landingId: string }) {
  const { t } = useTranslation();
  const { data: page } = useEndpoint(simulationLandings.get, { params: { landingId } });
  if (!page) return null;
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
