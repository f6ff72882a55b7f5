import type { ComponentProps, ReactNode } from 'react';
import { textLimits } from '#contract/kit/limits';
import { Field, type FieldProps } from '~/fields/Field.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { look as sharedLook } from '../fields.tsx';
import css from './register.module.css';

const look = { ...sharedLook, help: css.help };

type Own = Pick<FieldProps, 'label' | 'error' | 'help'>;

/** One line of text. */
export function TextField({ label, error, help, ...input }: Own & Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'>) {
  return (
    <Field look={look} label={label} error={error} help={help}>
      {(control) => (
        <div className={look.box} data-invalid={control['aria-invalid']}>
          <input maxLength={textLimits.textMax} {...input} {...control} />
        </div>
      )}
    </Field>
  );
}

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends Own, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  options: readonly Option[];
  details?: ReactNode;
}

/** The browser's own select. It starts without a choice. */
export function SelectField({ label, error, details, options, ...select }: SelectFieldProps) {
  const { t } = useTranslation();
  return (
    <Field look={look} label={label} error={error} details={details}>
      {(control) => (
        <div className={`${look.box} ${css.select}`} data-invalid={control['aria-invalid']}>
          <select {...select} {...control}>
            <option value="">{t('register.choose')}</option>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
