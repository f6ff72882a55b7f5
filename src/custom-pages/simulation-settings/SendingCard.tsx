import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { simulationLimits } from '#contract/simulation/limits';
import { getSendingSettings, saveSendingSettings, type SendingSettings } from '#contract/simulation/settings';
import { formatNumber } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import formCss from '~/components/form/form.module.css';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SelectField } from '~/components/form/inputs/SelectField.tsx';
import { SwitchInput } from '~/components/form/inputs/SwitchInput.tsx';
import { SaveFoot } from '~/components/form/SaveFoot.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useSetOptions } from '~/dataProvider/useSetOptions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCompanyId } from '~/session/useSession.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { Card } from './Card.tsx';
import { QuietDays } from './QuietDays.tsx';
import { sendingSchema, toRequest, toSendingForm } from './sendingForm.ts';
import { groupRefusal } from './groupRefusal.ts';
import css from './simulationSettings.module.css';
import { WorkingDays } from './WorkingDays.tsx';

/** On which days mails leave, who gets none, and how long messages are kept. */
export function SendingCard() {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(getSendingSettings, {});
  return (
    <Card title={t('simulation.sending.title')} error={error} onRetry={() => void refetch()}>
      {data && <Sending sending={data.data} />}
    </Card>
  );
}

function Sending({ sending }: { sending: SendingSettings }) {
  const { t } = useTranslation();
  const toast = useToast();
  const companyId = useCompanyId();
  const { mutateAsync } = useAction(saveSendingSettings);
  const saving = useSaveForm({
    schema: sendingSchema,
    values: useMemo(() => toSendingForm(sending), [sending]),
    draft: `days of simulations ${companyId}`,
    send: (form) => mutateAsync({ body: toRequest(form, sending.usualWorkingDays) }),
    refusals: (error) => groupRefusal(error, 'exemptGroupId'),
    valuesOf: ({ data }) => toSendingForm(data),
    onSaved: () => toast.success(t('simulation.settings.saved')),
  });
  const [isAsking, setAsking] = useState(false);
  const months = Number(useWatch({ control: saving.form.control, name: 'peopleMonths' }));
  const reason = saving.isDirty ? undefined : t('profile.nothingToSave');
  const submit = () => {
    if (reason !== undefined) return;
    if (months < sending.peopleMonths) setAsking(true);
    else void saving.save();
  };
  const save = async () => {
    await saving.save();
  };
  return (
    <>
      <FormFrame saving={saving} className={css.form} onSubmit={submit}>
        <div className={formCss.column}>
          <FormNotices saving={saving} />
          <WorkingDays />
          <QuietDays />
          <SelectField
            name="exemptGroupId"
            label={t('simulation.sending.exemptGroup')}
            help={t('simulation.sending.exemptHelp')}
            options={useGroups(sending)}
            emptyLabel={t('simulation.sending.noGroup')}
          />
          <SwitchInput name="isTrapEnabled" label={t('simulation.sending.trap')} help={t('simulation.sending.trapHelp')} />
          <SelectField
            name="peopleMonths"
            label={t('simulation.sending.peopleMonths')}
            help={t('simulation.sending.peopleHelp')}
            options={monthsOf(sending)}
          />
        </div>
        <SaveFoot saving={saving} reason={reason} />
      </FormFrame>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('simulation.sending.erase.title')}
        confirmLabel={t('simulation.sending.erase.confirm')}
        onConfirm={save}
        onClose={() => setAsking(false)}
      >
        {t('simulation.sending.erase.text')}
      </ConfirmDialog>
    </>
  );
}

const { min, max } = simulationLimits.peopleMonths;
const half = 6;
/** Half years to choose from, and the stored number. */
function monthsOf({ peopleMonths }: SendingSettings) {
  const halves = Array.from({ length: (max - min) / half + 1 }, (_, n) => min + n * half);
  const offered = [...new Set([...halves, peopleMonths])].toSorted((a, b) => a - b);
  return offered.map((count) => ({ value: String(count), label: formatNumber(count) }));
}

/** Groups to choose from; the chosen one also before they are read. */
function useGroups({ exemptGroup }: SendingSettings) {
  const { options } = useSetOptions('groups', 'id');
  if (!exemptGroup || options.some(({ id }) => id === exemptGroup.id)) return options;
  return [{ value: exemptGroup.id, label: exemptGroup.name }, ...options];
}
