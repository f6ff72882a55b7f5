import { useMemo } from 'react';
import { z } from 'zod';
import { saveSimulationSettings, type SimulationSettings, xTestPhishPattern } from '#contract/simulation/settings';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** What a value has to be: below the field, and in red once it is wrong. */
const rule = 'simulation.settings.header.wrong';
const schema = z.object({ xTestPhish: z.string().trim().regex(xTestPhishPattern, rule) });

/** Another value of the header. Filters that know the old one stop simulations from then on, so it takes a dialog of its own. */
export function HeaderDialog({ settings, onClose }: { settings: SimulationSettings; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(saveSimulationSettings);
  const saving = useSaveForm({
    schema,
    values: useMemo(() => ({ xTestPhish: settings.xTestPhish }), [settings]),
    draft: null,
    send: (form) => mutateAsync({ body: { ...settings, ...form } }),
    onSaved: () => toast.success(t('simulation.settings.saved')),
  });
  const isWrong = saving.form.formState.errors.xTestPhish !== undefined;
  return (
    <FormDialog
      saving={saving}
      title={t('simulation.settings.header.change')}
      intro={<p>{t('simulation.settings.header.changeText')}</p>}
      confirmLabel={t('form.save')}
      confirmDisabled={!saving.isDirty}
      onClose={onClose}
    >
      <TextInput
        name="xTestPhish"
        label="X-Test-Phish"
        help={isWrong ? undefined : t(rule)}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}
