import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';
import { FormNotices } from './FormFrame.tsx';
import type { SaveForm } from './useSaveForm.ts';
import css from './form.module.css';

interface Props<Values extends FieldValues, Output> {
  saving: SaveForm<Values, Output>;
  title: string;
  /** What the form is about, above its notices. */
  intro?: ReactNode;
  /** The fields. */
  children: ReactNode;
  confirmLabel: string;
  confirmDisabled?: boolean;
  tone?: 'normal' | 'danger' | undefined;
  /** True if another step or the result follows in place of the form; otherwise the dialog closes once it is saved. */
  staysOpen?: boolean;
  onClose: () => void;
}

/** A form in a dialog. A refusal is shown in it, and what was typed stays. */
export function FormDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { saving, title, intro, children, staysOpen = false, ...dialog } = props;
  const save = async () => (await saving.save()) && !staysOpen;
  return (
    <FormProvider {...saving.form}>
      <ConfirmDialog open title={title} focusButton={false} onConfirm={save} {...dialog}>
        <div className={css.column}>
          {intro}
          <FormNotices saving={saving} />
          {children}
        </div>
      </ConfirmDialog>
    </FormProvider>
  );
}
