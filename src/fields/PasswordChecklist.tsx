import type { ReactNode } from 'react';
import { type PasswordRule, passwordRules } from '#contract/session/passwordRules';
import helpersCss from '~/app/theme/helpers.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';

const rules = Object.keys(passwordRules) as PasswordRule[];

interface PasswordChecklistProps {
  value: string;
  mark: (isMet: boolean) => ReactNode;
  id?: string;
  className?: string | undefined;
}

/** The rules of a new password, each marked as met or missing while the person types. */
export function PasswordChecklist({ value, mark, id, className }: PasswordChecklistProps) {
  const { t } = useTranslation();
  return (
    <ul id={id} className={className}>
      {rules.map((rule) => {
        const isMet = passwordRules[rule](value);
        return (
          <li key={rule} data-met={isMet}>
            {mark(isMet)}
            {t(`auth.passwordRules.${rule}`)}
            <span className={helpersCss.visuallyHidden}>
              {' '}
              ({isMet ? t('auth.passwordRules.met') : t('auth.passwordRules.unmet')})
            </span>
          </li>
        );
      })}
    </ul>
  );
}
