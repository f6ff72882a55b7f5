import { type ChangeEvent, type ReactNode, useState } from 'react';
import { confirmationPhrase } from '#contract/product';
import { textLimits } from '#contract/kit/limits';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Field } from '../form/Field.tsx';
import { FocusedInput } from '../form/inputs/FocusedInput.tsx';
import formCss from '../form/form.module.css';

interface TypedPhrase {
  field: ReactNode;
  /** Does the work if the phrase is right; a wrong one shows its error and gives false, which keeps a dialog open. */
  confirm: (work: () => unknown) => unknown;
  reset: () => void;
}

/**
 * A field for a fixed word, the same in every language, which a person types before something that cannot be undone. `isFirst`: the dialog
 * begins with it, so it takes the focus.
 */
export function useTypedPhrase({ isFirst }: { isFirst: boolean }): TypedPhrase {
  const [phrase, setPhrase] = useState('');
  const [wasTried, setTried] = useState(false);
  const problem = phraseProblem(phrase);
  return {
    field: <PhraseField isFirst={isFirst} phrase={phrase} onChange={setPhrase} problem={wasTried ? problem : null} />,
    confirm: (work) => {
      setTried(true);
      return problem ? false : work();
    },
    reset: () => {
      setPhrase('');
      setTried(false);
    },
  };
}

interface FieldProps {
  isFirst: boolean;
  phrase: string;
  onChange: (phrase: string) => void;
  problem: Problem | null;
}

function PhraseField({ isFirst, phrase, onChange, problem }: FieldProps) {
  const { t } = useTranslation();
  return (
    <div style={{ marginBlockStart: 16 }}>
      <Field
        label={t('common.typePhrase', { phrase: confirmationPhrase })}
        error={problem ? t(`validation.${problem}`) : undefined}
      >
        {(control) => {
          const input = {
            ...control,
            dir: 'ltr',
            spellCheck: false,
            maxLength: textLimits.textMax,
            value: phrase,
            onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
          };
          return isFirst ? <FocusedInput {...input} /> : <input autoComplete="off" {...input} className={formCss.control} />;
        }}
      </Field>
    </div>
  );
}

type Problem = 'phraseEmpty' | 'phraseInvalid';

/** The error of the typed phrase: compared exactly, without trimming. */
function phraseProblem(phrase: string): Problem | null {
  if (phrase === '') return 'phraseEmpty';
  return phrase === confirmationPhrase ? null : 'phraseInvalid';
}
