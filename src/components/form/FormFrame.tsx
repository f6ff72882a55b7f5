import type { FormEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { Notice } from './Notice.tsx';
import type { Draft } from './useDraft.ts';
import type { SaveForm } from './useSaveForm.ts';
import linkButtonCss from '../page/linkButton.module.css';

interface FormFrameProps<Values extends FieldValues, Output> {
  saving: Pick<SaveForm<Values, Output>, 'form'>;
  className?: string | undefined;
  /** Enter in a field, or the button. */
  onSubmit: () => unknown;
  children: ReactNode;
}

/** The form element around fields and buttons. */
export function FormFrame<Values extends FieldValues, Output>(props: FormFrameProps<Values, Output>) {
  const { saving, className, onSubmit, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Events of a portal reach the forms around it in React's tree.
    event.stopPropagation();
    void onSubmit();
  };
  return (
    <FormProvider {...saving.form}>
      <form className={className} noValidate onSubmit={submit}>
        {children}
      </form>
    </FormProvider>
  );
}

/** What is to be known above the fields: that typed text came back, and a failure that belongs to no field. */
export function FormNotices({ saving: { draft, failure } }: { saving: { draft: Draft; failure: unknown } }) {
  return (
    <>
      <DraftNotice draft={draft} />
      {failure !== undefined && <ErrorAlert error={failure} />}
    </>
  );
}

/** What was typed before the session ended stands in the form again; one click goes back to what is saved. */
function DraftNotice({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  if (!draft.isRestored) return null;
  const discard = (
    <button type="button" className={linkButtonCss.button} onClick={draft.discard}>
      {t('common.discard.confirm')}
    </button>
  );
  return (
    <Notice tone="info" actions={discard}>
      {t('form.draftRestored')}
    </Notice>
  );
}
