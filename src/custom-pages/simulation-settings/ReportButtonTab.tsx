import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import {
  getSimulationSettings,
  reportActions,
  saveSimulationSettings,
  type SimulationSettings,
} from '#contract/simulation/settings';
import { useToast } from '~/components/feedback/useToast.ts';
import formCss from '~/components/form/form.module.css';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SelectField } from '~/components/form/inputs/SelectField.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { SaveFoot } from '~/components/form/SaveFoot.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCompanyId } from '~/session/useSession.ts';
import { AddinCard } from './AddinCard.tsx';
import { Card } from './Card.tsx';
import { Frame } from './Frame.tsx';
import { MailboxCard } from './MailboxCard.tsx';
import { reportSchema, toReportForm } from './reportForm.ts';
import css from './simulationSettings.module.css';

/** What becomes of a mail that somebody reports, and where it arrives. */
export function ReportButtonTab() {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(getSimulationSettings, {});
  return (
    <Frame>
      <div className={css.cards}>
        <Card
          title={t('simulation.settings.report.title')}
          about={t('simulation.settings.report.about')}
          error={error}
          onRetry={() => void refetch()}
        >
          {data && <ReportButton settings={data.data} />}
        </Card>
        <AddinCard />
        <MailboxCard />
      </div>
    </Frame>
  );
}

/** i18n-keys: simulation.settings.report.actions.* */
function ReportButton({ settings }: { settings: SimulationSettings }) {
  const { t } = useTranslation();
  const toast = useToast();
  const companyId = useCompanyId();
  const { mutateAsync } = useAction(saveSimulationSettings);
  const saving = useSaveForm({
    schema: reportSchema,
    values: useMemo(() => toReportForm(settings), [settings]),
    draft: `report button ${companyId}`,
    send: (form) => mutateAsync({ body: { xTestPhish: settings.xTestPhish, ...form } }),
    valuesOf: ({ data }) => toReportForm(data),
    onSaved: () => toast.success(t('simulation.settings.saved')),
  });
  const microsoft = useWatch({ control: saving.form.control, name: 'msReportAction' });
  const actions = reportActions.map((value) => ({ value, label: t(`simulation.settings.report.actions.${value}`) }));
  const reason = saving.isDirty ? undefined : t('profile.nothingToSave');
  return (
    <FormFrame saving={saving} className={css.form} onSubmit={() => reason === undefined && saving.save()}>
      <div className={formCss.column}>
        <FormNotices saving={saving} />
        <TextInput
          name="email"
          type="email"
          label={t('simulation.settings.report.email')}
          help={t('simulation.settings.report.emailHelp')}
          autoComplete="off"
        />
        <div className={formCss.pair}>
          <SelectField name="gwReportAction" label={t('simulation.settings.report.google')} options={actions} />
          <SelectField name="msReportAction" label={t('simulation.settings.report.microsoft')} options={actions} />
        </div>
        <TextInput
          name="folderId"
          label={t('simulation.settings.report.folder')}
          help={t('simulation.settings.report.folderHelp')}
          isRequired={microsoft === 'MOVE_TO_FOLDER'}
          autoComplete="off"
        />
      </div>
      <SaveFoot saving={saving} reason={reason} />
    </FormFrame>
  );
}
