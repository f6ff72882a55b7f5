import { listTimeZones } from '#contract/company/companies';
import type { UserProfile } from '#contract/people/users';
import { languages } from '#locales/languages.ts';
import { SelectField } from '~/components/form/inputs/SelectField.tsx';
import { timeZoneOptions } from '~/components/form/timeZoneOptions.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useLanguageAndZone } from './useLanguageAndZone.ts';
import formCss from '~/components/form/form.module.css';

const languageOptions = languages.map(({ code, name }) => ({ value: code, label: name }));

/** The language and the time zone that are set here; without one, the fields say what applies. */
export function LanguageAndZoneFields({
  user,
  isLocked,
}: {
  user: UserProfile;
  isLocked: (field: 'language' | 'timeZone') => boolean;
}) {
  const { t } = useTranslation();
  const { data: zones = [] } = useEndpoint(listTimeZones, {});
  const unset = useLanguageAndZone({ ...user, language: null, timeZone: null });
  return (
    <div className={formCss.field}>
      <div className={formCss.pair}>
        <SelectField
          name="language"
          label={t('profile.fields.language')}
          options={languageOptions}
          emptyLabel={unset.language}
          disabled={isLocked('language')}
        />
        <SelectField
          name="timeZone"
          label={t('profile.fields.timeZone')}
          options={timeZoneOptions(zones, user.timeZone)}
          emptyLabel={unset.timeZone}
          disabled={isLocked('timeZone')}
        />
      </div>
      <p className={formCss.help}>{t('profile.languageHelp')}</p>
    </div>
  );
}
