import type { ReactNode } from 'react';
import { grantAccess } from '#contract/partners/accessGrants';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { EndFields, useEnd } from './EndFields.tsx';

interface GrantDialogProps {
  title: string;
  confirmLabel?: string;
  /** The access that is there has no end, which then is what is chosen first; otherwise it is one after some days. */
  isEndless?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Gives the parent company access, with or without an end. */
export function GrantDialog({ title, confirmLabel, isEndless = false, onClose, children }: GrantDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const end = useEnd(!isEndless);
  const { mutateAsync } = useAction(grantAccess);
  const give = async () => {
    if (!end.check()) return false;
    await mutateAsync({ body: { status: 'access', days: end.days } });
    toast.success(t('accessGrants.dialog.given'));
    return true;
  };
  return (
    <ConfirmDialog open title={title} confirmLabel={confirmLabel} onConfirm={give} onClose={onClose}>
      {children}
      <EndFields end={end} />
    </ConfirmDialog>
  );
}
