import { companySizes, industries } from '#contract/company/companyFacts';
import { companyLimits } from '#contract/company/limits';
import { useLanguage } from '~/i18n/useLanguage.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SignUpPlace } from '~/session/signUpPlace.ts';
import { EmailField, SubmitButton } from '../fields.tsx';
import { FormNotice } from '../FormNotice.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import signedOutCss from '../signedOut.module.css';
import { SelectField, TextField } from './inputs.tsx';
import type { RegisterField } from './registerProblem.ts';
import { useCountries } from './useCountries.ts';
import { useRegister } from './useRegister.ts';
import css from './register.module.css';

/** Keeps signs beside the number that they belong to in a right-to-left line. */
const leftToRight = '\u200e';

/** Number of people, as `26–50` and `5,001+`. */
function useSizes() {
  const { folder, dir } = useLanguage();
  const mark = dir === 'rtl' ? leftToRight : '';
  const number = new Intl.NumberFormat(folder);
  return companySizes.map(({ id, from, to }) => ({
    value: String(id),
    label: mark + (to === null ? `${number.format(from)}+` : `${number.format(from)}–${number.format(to)}`) + mark,
  }));
}

interface RegisterFormProps {
  place: SignUpPlace;
  onLeave: () => void;
}

/** i18n-keys: companyFacts.industries.* */
export function RegisterForm({ place, onLeave }: RegisterFormProps) {
  const { t } = useTranslation();
  const sizes = useSizes();
  const countries = useCountries();
  const sizeLabel = (id: string) => sizes.find(({ value }) => value === id)?.label ?? '';
  const form = useRegister({ place, sizeLabel, onLeave });
  const { errors, notice, busy, clearField, leaveField, formProps } = form;

  const field = (name: RegisterField) => ({
    name,
    error: errors[name],
    readOnly: busy,
    onInput: () => clearField(name),
    onBlur: (event: { currentTarget: { value: string } }) => void leaveField(name, event.currentTarget.value),
  });
  const named = (name: 'name' | 'lastName' | 'companyName' | 'phone') => ({ ...field(name), label: t(`register.fields.${name}`) });
  const choice = (name: 'country' | 'industry' | 'companySize') => ({
    name,
    label: t(`register.fields.${name}`),
    error: errors[name],
    required: true,
    onChange: () => clearField(name),
  });

  return (
    <form {...formProps} className={signedOutCss.form}>
      <EmailField {...field('email')} required autoFocus={!place.email} defaultValue={place.email} />
      <div className={css.pair}>
        <TextField {...named('name')} required autoFocus={!!place.email} autoComplete="given-name" />
        <TextField {...named('lastName')} required autoComplete="family-name" />
      </div>
      <TextField {...named('companyName')} required autoComplete="organization" />
      <TextField
        {...named('phone')}
        help={t('register.phoneHelp')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={companyLimits.registration.phoneMax}
      />
      <SelectField
        {...choice('country')}
        options={countries.options}
        autoComplete="country"
        aria-busy={countries.state === 'loading'}
        details={countries.state === 'failed' && <CountriesFailed onTryAgain={countries.tryAgain} />}
      />
      <div className={css.pair}>
        <SelectField
          {...choice('industry')}
          options={industries.map((value) => ({ value, label: t(`companyFacts.industries.${value}`) }))}
        />
        <SelectField {...choice('companySize')} options={sizes} />
      </div>
      <NewPasswordFields name="password" label={t('auth.fields.password')} form={form} />
      <FormNotice notice={notice} />
      <SubmitButton busy={busy} label={t('register.submit')} busyLabel={t('register.submitting')} />
    </form>
  );
}

function CountriesFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.retry} role="alert">
      {t('register.countriesFailed')}{' '}
      <button type="button" className={signedOutCss.link} onClick={onTryAgain}>
        {t('common.tryAgain')}
      </button>
    </div>
  );
}
