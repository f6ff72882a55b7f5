import { type ReactNode, useCallback, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { isEmail } from './emailTokens.ts';
import { Field, type FieldFrame } from '../Field.tsx';
import { TagsInput } from './TagsInput.tsx';
import linkButtonCss from '~/components/page/linkButton.module.css';
import css from './TagsInput.module.css';

interface EmailsInputProps extends FieldFrame {
  name: string;
  placeholder?: string;
  /** Addresses that are already in use. */
  used: ReadonlySet<string>;
  /** Receives each text that addresses were read from; it may contain names. */
  onText?: (text: string) => void;
  /** Shown with the error. */
  details?: ReactNode;
}

/** A box for many e-mail addresses, bound to the surrounding form; shows their number and errors below. */
export function EmailsInput({ name, placeholder, used, onText, ...frame }: EmailsInputProps) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ name });
  const value = field.value as string[];
  const verdicts = useMemo(() => new Map<string, boolean>(), []);
  const invalidText = t('form.tags.invalid');
  const usedText = t('form.tags.used');

  const problemOf = useCallback(
    (tag: string) => {
      if (used.has(tag)) return usedText;
      let isRight = verdicts.get(tag);
      if (isRight === undefined) verdicts.set(tag, (isRight = isEmail(tag)));
      return isRight ? null : invalidText;
    },
    [used, usedText, verdicts, invalidText],
  );
  const invalidCount = value.filter((tag) => problemOf(tag) === invalidText).length;
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(control) => (
        <>
          <TagsInput
            ref={field.ref}
            control={control}
            value={value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onText={onText}
            problemOf={problemOf}
            placeholder={placeholder}
          />
          {value.length > 0 && (
            <div className={css.status}>
              <span role="status">
                {t('form.tags.count', { count: value.length })}
                {invalidCount > 0 && <b> · {t('form.tags.toMend', { count: invalidCount })}</b>}
              </span>
              {invalidCount > 0 && (
                <button
                  type="button"
                  className={linkButtonCss.button}
                  onClick={() => field.onChange(value.filter((tag) => problemOf(tag) !== invalidText))}
                >
                  {t('form.tags.removeInvalid', { count: invalidCount })}
                </button>
              )}
              <button type="button" className={linkButtonCss.button} onClick={() => field.onChange([])}>
                {t('form.tags.clear')}
              </button>
            </div>
          )}
        </>
      )}
    </Field>
  );
}
