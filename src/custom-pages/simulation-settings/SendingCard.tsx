import { useMemo } from 'react';
import { getSendingSettings, saveSendingSettings, type SendingSettings } from '#contract/simulation/settings';
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
import { Card } from './Card.tsx';
import { QuietDays } from './QuietDays.tsx';
import { sendingSchema, toRequest, toSendingForm } from './sendingForm.ts';
import css from './simulationSettings.module.css';
import { WorkingDays } from './WorkingDays.tsx';

/** On which days mails leave, and who gets none. */
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
    valuesOf: ({ data }) => toSendingForm(data),
    onSaved: () => toast.success(t('simulation.settings.saved')),
  });
  const reason = saving.isDirty ? undefined : t('profile.nothingToSave');
  return (
    <FormFrame saving={saving} className={css.form} onSubmit={() => reason === undefined && saving.save()}>
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
      </div>
      <SaveFoot saving={saving} reason={reason} />
    </FormFrame>
  );
}

/** Groups to choose from; the chosen one also before they are read. */
function useGroups({ exemptGroup }: SendingSettings) {
  const { options } = useSetOptions('groups', 'id');
  if (!exemptGroup || options.some(({ id }) => id === exemptGroup.id)) return options;
  return [{ value: exemptGroup.id, label: exemptGroup.name }, ...options];
}
