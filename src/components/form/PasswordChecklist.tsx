import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type PasswordRule, passwordRules } from '#contract/session/passwordRules';
import './form.css';

const rules = Object.keys(passwordRules) as PasswordRule[];

/** What a new password must have, each ticked off while the person types. */
export function PasswordChecklist({ id, value }: { id: string; value: string }) {
  const { t } = useTranslation();
  return (
    <ul className="password-rules" id={id}>
      {rules.map((rule) => {
        const isMet = passwordRules[rule](value);
        return (
          <li key={rule} data-met={isMet}>
            {isMet ? <Check size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
            {t(`auth.passwordRules.${rule}`)}
            <span className="visually-hidden">{isMet ? t('form.ruleMet') : t('form.ruleUnmet')}</span>
          </li>
        );
      })}
    </ul>
  );
}
