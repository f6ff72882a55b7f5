import { type ReactNode, useState } from 'react';
import { confirmationPhrase } from '#contract/product';
import { textLimits } from '#contract/kit/limits';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Field } from '../form/Field.tsx';
import { FocusedInput } from '../form/inputs/FocusedInput.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface TypedPhraseDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  onConfirm: () => unknown;
  onClose: () => void;
  confirmLabel?: string;
}

/** Confirms what cannot be undone: the person types a fixed word, the same in every language. */
export function TypedPhraseDialog({ open, title, children, onConfirm, onClose, confirmLabel }: TypedPhraseDialogProps) {
  const { t } = useTranslation();
  const [phrase, setPhrase] = useState('');
  const [wasTried, setTried] = useState(false);
  const problem = phraseProblem(phrase);
  const finish = () => {
    setPhrase('');
    setTried(false);
    onClose();
  };
  // A wrong phrase keeps the dialog open with an error; a right one waits for the work.
  const confirm = () => {
    setTried(true);
    return problem ? false : onConfirm();
  };
  return (
    <ConfirmDialog
      open={open}
      title={title}
      tone="danger"
      focusButton={false}
      confirmLabel={confirmLabel ?? t('common.delete')}
      onConfirm={confirm}
      onClose={finish}
    >
      {children}
      <PhraseField phrase={phrase} onChange={setPhrase} problem={wasTried ? problem : null} />
    </ConfirmDialog>
  );
}

interface FieldProps {
  phrase: string;
  onChange: (phrase: string) => void;
  problem: Problem | null;
}

function PhraseField({ phrase, onChange, problem }: FieldProps) {
  const { t } = useTranslation();
  return (
    <div style={{ marginBlockStart: 16 }}>
      <Field
        label={t('common.typePhrase', { phrase: confirmationPhrase })}
        error={problem ? t(`validation.${problem}`) : undefined}
      >
        {(control) => (
          <FocusedInput
            {...control}
            dir="ltr"
            spellCheck={false}
            maxLength={textLimits.textMax}
            value={phrase}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
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
