import Button from '@mui/material/Button';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { simulationLimits } from '#contract/simulation/limits';
import {
  getSimulationNetworks,
  networkClasses,
  saveSimulationNetworks,
  type SimulationNetwork,
} from '#contract/simulation/networks';
import { useToast } from '~/components/feedback/useToast.ts';
import formCss from '~/components/form/form.module.css';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SelectField } from '~/components/form/inputs/SelectField.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { SaveFoot } from '~/components/form/SaveFoot.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import iconButtonCss from '~/components/page/iconButton.module.css';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCompanyId } from '~/session/useSession.ts';
import { Card } from './Card.tsx';
import { type NetworksForm, networksSchema, toRequest } from './networksForm.ts';
import css from './simulationSettings.module.css';

/** Networks of which the company says whether people or scanners are behind them. */
export function NetworksCard() {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(getSimulationNetworks, {});
  return (
    <Card
      title={t('simulation.networks.title')}
      about={t('simulation.networks.about')}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && <Networks networks={data.data.networks} />}
    </Card>
  );
}

function Networks({ networks }: { networks: SimulationNetwork[] }) {
  const { t } = useTranslation();
  const toast = useToast();
  const companyId = useCompanyId();
  const { mutateAsync } = useAction(saveSimulationNetworks);
  const saving = useSaveForm({
    schema: networksSchema,
    values: useMemo(() => ({ networks }), [networks]),
    // Otherwise a new row has its errors before anything is typed.
    mode: 'onSubmit',
    draft: `networks of simulations ${companyId}`,
    send: (form) => mutateAsync({ body: toRequest(form) }),
    valuesOf: ({ data }) => ({ networks: data.networks }),
    onSaved: ({ data: { waiting: n } }) =>
      toast.success(n > 0 ? t('simulationReview.waiting', { n }) : t('simulation.settings.saved')),
  });
  const reason = saving.isDirty ? undefined : t('profile.nothingToSave');
  return (
    <FormFrame saving={saving} className={css.form} onSubmit={() => reason === undefined && saving.save()}>
      <div className={formCss.column}>
        <FormNotices saving={saving} />
        <Rows />
      </div>
      <SaveFoot saving={saving} reason={reason} />
    </FormFrame>
  );
}

/** i18n-keys: simulation.networks.classes.* */
function Rows() {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray<NetworksForm, 'networks'>({ name: 'networks' });
  const options = networkClasses.map((value) => ({ value, label: t(`simulation.networks.classes.${value}`) }));
  return (
    <>
      {fields.length > 0 && (
        <ol className={css.networks}>
          {fields.map(({ id }, at) => (
            <li key={id}>
              <TextInput name={`networks.${at}.cidr`} label={t('simulation.networks.cidr')} dir="ltr" isRequired />
              <TextInput name={`networks.${at}.label`} label={t('simulation.networks.label')} isRequired />
              <SelectField name={`networks.${at}.class`} label={t('simulation.networks.class')} options={options} />
              <button
                type="button"
                className={iconButtonCss.button}
                aria-label={t('simulation.networks.remove', { number: at + 1 })}
                title={t('simulation.networks.remove', { number: at + 1 })}
                onClick={() => remove(at)}
              >
                <Trash2 size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          startIcon={<Plus size={16} aria-hidden />}
          disabled={fields.length >= simulationLimits.networks}
          onClick={() => append({ cidr: '', label: '', class: 'scanner' }, { focusName: `networks.${fields.length}.cidr` })}
        >
          {t('simulation.networks.add')}
        </Button>
      </div>
      <p className={formCss.help}>{t('simulation.networks.fromNow')}</p>
    </>
  );
}
