import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { UnsavedGuard } from '../overlay/UnsavedGuard.tsx';
import { FormFoot } from './FormFoot.tsx';
import { SaveButton } from './SaveButton.tsx';
import css from './FormFoot.module.css';

interface SaveFootProps {
  saving: { form: { reset: () => void }; isDirty: boolean; isSaving: boolean };
  /** Why the form cannot be saved now. */
  reason: string | undefined;
  /** What is to be read before saving; takes a line of its own. */
  children?: ReactNode;
}

/** Saves a form or takes its changes back, and asks before somebody leaves them. */
export function SaveFoot({ saving: { form, isDirty, isSaving }, reason, children }: SaveFootProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormFoot>
        {children && <div className={css.notice}>{children}</div>}
        {isDirty && (
          <Button onClick={() => form.reset()} disabled={isSaving}>
            {t('form.reset')}
          </Button>
        )}
        <SaveButton isSaving={isSaving} reason={reason}>
          {t('form.save')}
        </SaveButton>
      </FormFoot>
      <UnsavedGuard isDirty={isDirty} />
    </>
  );
}
