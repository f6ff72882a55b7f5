import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useTypedPhrase } from './useTypedPhrase.tsx';

interface TypedPhraseDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  onConfirm: () => unknown;
  onClose: () => void;
  confirmLabel?: string;
}

/** Confirms what cannot be undone: the person types a fixed word. */
export function TypedPhraseDialog({ open, title, children, onConfirm, onClose, confirmLabel }: TypedPhraseDialogProps) {
  const { t } = useTranslation();
  const phrase = useTypedPhrase({ isFirst: true });
  const finish = () => {
    phrase.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={title}
      tone="danger"
      focusButton={false}
      confirmLabel={confirmLabel ?? t('common.delete')}
      onConfirm={() => phrase.confirm(onConfirm)}
      onClose={finish}
    >
      {children}
      {phrase.field}
    </ConfirmDialog>
  );
}
