import Button from '@mui/material/Button';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type SimulationLanding, simulationLandings } from '#contract/simulation/landings';
import { SelectField } from '~/components/form/inputs/SelectField.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { LandingEditor, LandingText } from '~/resources/simulation-landings/public.ts';
import { useCan } from '~/session/useSession.ts';
import type { SimulationForm } from '../form/simulationForm.ts';
import { languageName } from '../languageName.ts';

/** The page to which the link of a message leads, with its text. */
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
      {loginPageId !== '' && <ChosenLanding landingId={loginPageId} />}
    </>
  );
}

/** Its texts. Changing those of the library makes a page of the company, which is chosen then. */
function ChosenLanding({ landingId }: { landingId: string }) {
  const { t } = useTranslation();
  const { setValue } = useFormContext<SimulationForm>();
  const { data: page } = useGetOne<SimulationLanding>('simulation-landings', { id: landingId });
  const mayEdit = useCan('simulationTemplates:save');
  const [isEditing, setEditing] = useState(false);
  if (!page) return null;
  return (
    <>
      <LandingText page={page} />
      {mayEdit && (
        <div>
          <Button startIcon={<PencilLine size={16} aria-hidden />} onClick={() => setEditing(true)}>
            {t('simulationTemplates.landings.editTexts')}
          </Button>
        </div>
      )}
      {isEditing && (
        <LandingEditor
          page={page}
          onSaved={({ id }) => setValue('loginPageId', id, { shouldDirty: true })}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
