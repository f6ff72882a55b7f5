import { useTranslation } from 'react-i18next';
import { type PasswordRule, passwordRules } from '#contract/session/passwordRules';
import { CheckIcon, DotIcon } from '../icons.tsx';

const rules = Object.keys(passwordRules) as PasswordRule[];

/** Each rule on its own, met or still missing, as the password is typed. */
export function PasswordChecklist({ id, value }: { id: string; value: string }) {
  const { t } = useTranslation();
  return (
    <div id={id} className="so-checklist">
      <p>{t('auth.passwordRules.title')}</p>
      <ul>
        {rules.map((rule) => {
          const met = passwordRules[rule](value);
          return (
            <li key={rule} data-met={met}>
              {met ? <CheckIcon /> : <DotIcon />}
              {t(`auth.passwordRules.${rule}`)}
              <span className="visually-hidden"> ({met ? t('auth.passwordRules.met') : t('auth.passwordRules.unmet')})</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
