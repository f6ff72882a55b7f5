import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { shareModes } from '#contract/partners/sharing';
import { Field } from '~/components/form/Field.tsx';
import formCss from '~/components/form/form.module.css';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { Switch } from '~/components/form/inputs/SwitchInput.tsx';
import { countChosen, nobody } from '~/features/customer-picker/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CandidatePicker } from '~/resources/simulation-customers/public.ts';
import type { SimulationForm } from '../form/simulationForm.ts';
import css from './customers.module.css';

/** To which customers of a partner a new campaign goes, too, unless it is for the partner’s own people. i18n-keys: sharing.modes.* simulationSharing.modes.* */
export function CustomersPart() {
  const { t } = useTranslation();
  const { field: isOn } = useController<SimulationForm, 'goesToCustomers'>({ name: 'goesToCustomers' });
  const { field: mode } = useController<SimulationForm, 'inheritSettings'>({ name: 'inheritSettings' });
  const { field: customers } = useController<SimulationForm, 'customers'>({ name: 'customers' });
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`${formCss.column} ${css.part}`}>
      <h3>{t('simulationSharing.form.title')}</h3>
      <Switch
        label={t('simulationSharing.share')}
        help={t('simulationSharing.form.help')}
        isOn={isOn.value}
        ref={isOn.ref}
        onChange={(chosen) => {
          isOn.onChange(chosen);
          customers.onChange(nobody);
        }}
      />
      {isOn.value && (
        <>
          <ChoiceCards
            label={t('sharing.form.mode')}
            value={mode.value}
            choices={shareModes.map((value) => ({
              value,
              label: t(`sharing.modes.${value}.label`),
              help: t(`simulationSharing.modes.${value}`),
            }))}
            onChange={(chosen) => {
              mode.onChange(chosen);
              customers.onChange(nobody);
            }}
          />
          <Field label={t('sharing.form.customers')}>
            {(control) => (
              <div className={css.chosen}>
                <TextField
                  size="small"
                  value={t('sharing.form.chosen', { count: countChosen(customers.value) })}
                  slotProps={{ htmlInput: { ...control, readOnly: true } }}
                />
                <Button ref={customers.ref} variant="outlined" onClick={() => setOpen(true)}>
                  {t('sharing.form.choose')}
                </Button>
              </div>
            )}
          </Field>
        </>
      )}
      {isOpen && <CandidatePicker onChoose={customers.onChange} onClose={() => setOpen(false)} />}
    </section>
  );
}
