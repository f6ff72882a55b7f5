import { useMemo } from 'react';
import { CreateBase, EditBase, useGetOne, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { SimulationLanding } from '#contract/simulation/landings';
import { landingKinds } from '#contract/simulation/states';
import { languages } from '#locales/languages.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { SelectField } from '~/components/form/inputs/SelectField.tsx';
import { SwitchInput } from '~/components/form/inputs/SwitchInput.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { creating, editing, useRecordForm } from '~/components/form/useRecordForm.ts';
import type { DialogViewProps } from '~/components/resource/dialogView.ts';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { emptyLanding, type LandingForm, landingSchema, toLanding, toLandingForm } from './landingForm.ts';
import { LandingText } from './LandingText.tsx';

/** The texts of a page of the company; a new one begins as the page that `id` of the URL names, if there is one. */
export function LandingDialog({ onClose }: DialogViewProps) {
  const changed = useRecordContext<SimulationLanding>();
  const [search] = useSearchParams();
  const copied = changed ? null : search.get('id');
  const { data: source } = useGetOne<SimulationLanding>('simulation-landings', { id: copied ?? '' }, { enabled: copied !== null });
  if (copied !== null && !source) return null;
  return <Texts changed={changed} source={changed ?? source} onClose={onClose} />;
}

interface LandingEditorProps extends DialogViewProps {
  page: SimulationLanding;
  onSaved: (page: SimulationLanding) => void;
}

/** The same outside of the list. A page of the library stays as it is: what is saved is one of the company. */
export function LandingEditor({ page, ...ends }: LandingEditorProps) {
  if (page.companyId === null)
    return (
      <CreateBase {...creating} resource="simulation-landings">
        <Texts changed={undefined} source={page} {...ends} />
      </CreateBase>
    );
  return (
    <EditBase {...editing} resource="simulation-landings" id={page.id}>
      <Texts changed={page} source={page} {...ends} />
    </EditBase>
  );
}

interface TextsProps extends DialogViewProps {
  /** The page that is changed; none for a new one. */
  changed: SimulationLanding | undefined;
  source: SimulationLanding | undefined;
  onSaved?: (page: SimulationLanding) => void;
}

function Texts({ changed, source, onSaved, onClose }: TextsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const saving = useRecordForm({
    schema: landingSchema,
    values: useMemo(() => (source ? toLandingForm(source) : emptyLanding(currentLanguage().code)), [source]),
    draft: `simulation-landings ${changed?.id ?? `new ${source?.id ?? ''}`}`,
    toRequest: toLanding,
    onSaved: (page: SimulationLanding) => {
      toast.success(t('simulationTemplates.landings.saved', { name: page.name }));
      onSaved?.(page);
    },
  });
  return (
    <FormDialog
      saving={saving}
      title={t(changed ? 'simulationTemplates.landings.edit' : 'simulationTemplates.landings.add')}
      confirmLabel={t('form.save')}
      intro={<p>{t('simulationTemplates.landings.about')}</p>}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}

/** i18n-keys: simulationTemplates.landingKinds.* */
function Fields() {
  const { t } = useTranslation();
  const form = useWatch<LandingForm>() as LandingForm;
  const page = toLanding(form);
  return (
    <>
      <TextInput
        name="name"
        label={t('simulationTemplates.landings.name')}
        help={t('simulationTemplates.landings.nameHelp')}
        isRequired
      />
      <SelectField
        name="kind"
        label={t('simulationTemplates.fields.landingKind')}
        help={t(`simulationTemplates.help.landingKinds.${form.kind}`)}
        options={landingKinds.map((value) => ({ value, label: t(`simulationTemplates.landingKinds.${value}`) }))}
      />
      <SelectField
        name="language"
        label={t('simulationTemplates.fields.language')}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextInput name="title" label={t('simulationTemplates.landings.title')} isRequired />
      <TextArea name="paragraph" label={t('simulationTemplates.landings.paragraph')} rows={4} isRequired />
      {form.kind === 'teach' ? (
        <TextArea
          name="middleText"
          label={t('simulationTemplates.landings.middleText')}
          help={t('simulationTemplates.landings.middleTextHelp')}
          rows={3}
        />
      ) : (
        <TextInput name="buttonText" label={t('simulationTemplates.landings.buttonText')} isRequired />
      )}
      <SwitchInput
        name="isDefault"
        label={t('simulationTemplates.landings.isDefault')}
        help={t('simulationTemplates.landings.isDefaultHelp')}
      />
      <section aria-label={t('exercise.wizard.menu.preview')}>
        <LandingText page={page} />
      </section>
    </>
  );
}
