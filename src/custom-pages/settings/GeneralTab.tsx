import Skeleton from '@mui/material/Skeleton';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { getAdminPanelCompany, listTimeZones, saveCompanySettings, uploadLogo } from '#contract/company/companies';
import { companySizes, industries } from '#contract/company/companyFacts';
import type { CurrentUser } from '#contract/session/session';
import { languages } from '#locales/languages.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { formatNumber } from '~/components/data/format.ts';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SelectField } from '~/components/form/inputs/SelectField.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { SaveFoot } from '~/components/form/SaveFoot.tsx';
import { timeZoneOptions } from '~/components/form/timeZoneOptions.ts';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { AccessCard } from '~/features/access-grants/public.ts';
import { LogoField, SettingsFrame } from '~/features/settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { keepCompany } from '~/session/store.ts';
import { fromCompany, generalSchema, toRequest } from './generalForm.ts';
import formCss from '~/components/form/form.module.css';
import css from './settings.module.css';

/** The general settings of the company in scope. */
export function GeneralTab() {
  const company = useEndpoint(getAdminPanelCompany, {});
  const zones = useEndpoint(listTimeZones, {});
  const isRead = company.data && zones.data;
  const error = company.error ?? zones.error;
  const readAgain = () => void Promise.all([company.refetch(), zones.refetch()]);
  return (
    <SettingsFrame>
      {isRead && <General company={company.data} zones={zones.data} />}
      {isRead && <AccessCard />}
      {!isRead && error && <ErrorAlert error={error} onRetry={readAgain} />}
      {!isRead && !error && <Skeleton variant="rounded" height={480} sx={{ maxWidth: 720 }} />}
    </SettingsFrame>
  );
}

const languageOptions = languages.map(({ code, name }) => ({ value: code, label: name }));

function useGeneralForm(company: CurrentUser['company']) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(saveCompanySettings);
  return useSaveForm({
    schema: generalSchema,
    values: useMemo(() => fromCompany(company), [company]),
    draft: `settings ${company.id}`,
    send: (form) => mutateAsync({ body: toRequest(form) }),
    valuesOf: fromCompany,
    onSaved: (saved) => {
      // The sidebar shows name and logo.
      keepCompany(saved);
      toast.success(t('settings.general.saved'));
    },
  });
}

/** i18n-keys: companyFacts.industries.* */
function General({ company, zones }: { company: CurrentUser['company']; zones: readonly string[] }) {
  const { t } = useTranslation();
  const [isUploading, setUploading] = useState(false);
  const saving = useGeneralForm(company);
  const { isDirty } = saving;
  const name = useWatch({ control: saving.form.control, name: 'name' });
  const timeZones = useMemo(() => timeZoneOptions(zones, company.companySettings.timeZone), [zones, company]);
  const industryOptions = industries.map((value) => ({ value, label: t(`companyFacts.industries.${value}`) }));
  const sizeOptions = companySizes.map(({ id, from, to }) => ({
    value: String(id),
    // Isolated, so that a range keeps its order between words of right-to-left languages.
    label: `\u2066${to === null ? `${formatNumber(from)}+` : `${formatNumber(from)}–${formatNumber(to)}`}\u2069`,
  }));
  const reason = isUploading ? t('settings.general.uploading') : isDirty ? undefined : t('profile.nothingToSave');
  return (
    <FormFrame saving={saving} className={css.form} onSubmit={() => reason === undefined && saving.save()}>
      <div className={`${formCss.column} ${css.fields}`}>
        <FormNotices saving={saving} />
        <LogoField upload={uploadLogo} name={name} help={t('settings.general.logoHelp')} onBusy={setUploading} />
        <TextInput name="name" label={t('settings.general.name')} isRequired autoComplete="organization" />
        <div className={formCss.pair}>
          <SelectField
            name="lang"
            label={t('settings.general.lang')}
            help={t('settings.general.langHelp')}
            options={languageOptions}
          />
          <SelectField
            name="timeZone"
            label={t('settings.general.timeZone')}
            help={t('settings.general.timeZoneHelp')}
            options={timeZones}
          />
          <SelectField
            name="industry"
            label={t('settings.general.industry')}
            options={industryOptions}
            emptyLabel={t('settings.general.notSet')}
          />
          <SelectField
            name="companySize"
            label={t('settings.general.size')}
            options={sizeOptions}
            emptyLabel={t('settings.general.notSet')}
          />
        </div>
      </div>
      <SaveFoot saving={saving} reason={reason} />
    </FormFrame>
  );
}
