import { type ReactNode, useId } from 'react';
import { useErrorText } from '../useErrorText.ts';
import formCss from '../form.module.css';
import css from './ChoiceCards.module.css';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  help?: ReactNode;
  disabled?: boolean;
}

interface ChoiceCardsProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** The error: a message or the key of one. */
  error?: string | undefined;
}

/** A few choices side by side, each with an explanation. */
export function ChoiceCards<Value extends string>({ label, value, choices, onChange, disabled, error }: ChoiceCardsProps<Value>) {
  const name = useId();
  const errorText = useErrorText()(error);
  return (
    <fieldset
      className={`${formCss.field} ${css.cards}`}
      disabled={disabled}
      aria-describedby={errorText ? `${name}-error` : undefined}
    >
      <legend className={formCss.label}>{label}</legend>
      <div className={css.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-describedby={choice.help ? `${name}-${choice.value}` : undefined}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <span className={css.label}>{choice.label}</span>
              {choice.help && (
                <span className={formCss.help} id={`${name}-${choice.value}`}>
                  {choice.help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {/* Always rendered, so that screen readers announce a new message. */}
      <div className={formCss.error} id={`${name}-error`} role="alert">
        {errorText}
      </div>
    </fieldset>
  );
}
