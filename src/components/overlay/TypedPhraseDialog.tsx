import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmationPhrase } from '#contract/limits';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface TypedPhraseDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  onConfirm: () => unknown;
  onClose: () => void;
  confirmLabel?: string;
}

/** Before what cannot be undone: a fixed word, the same in every language, typed exactly. */
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
  // A wrong phrase keeps the dialog open and says why; a right one waits for the work.
  const confirm = () => {
    setTried(true);
    return problem ? false : onConfirm();
  };
  const message = wasTried && problem ? t(`validation.${problem}`) : ' ';
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
      <TextField
        autoFocus
        autoComplete="off"
        margin="normal"
        label={t('common.typePhrase', { phrase: confirmationPhrase })}
        value={phrase}
        error={wasTried && problem !== null}
        helperText={message}
        onChange={(event) => setPhrase(event.target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, maxLength: 255 } }}
      />
    </ConfirmDialog>
  );
}

type Problem = 'phraseEmpty' | 'phraseInvalid';

/** What is wrong with the typed phrase: compared exactly, without trimming. */
export function phraseProblem(phrase: string): Problem | null {
  if (phrase === '') return 'phraseEmpty';
  return phrase === confirmationPhrase ? null : 'phraseInvalid';
}
