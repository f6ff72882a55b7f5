import type { FormEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import type { Draft } from './useDraft.ts';
import type { SaveForm } from './useSaveForm.ts';
import linkButtonCss from '../page/linkButton.module.css';

interface FormFrameProps<Values extends FieldValues, Output> {
  saving: Pick<SaveForm<Values, Output>, 'form'>;
  className?: string | undefined;
  /** Called by Enter in a field, or by the button. */
  onSubmit: () => unknown;
  children: ReactNode;
}

/** The form element around fields and buttons. */
export function FormFrame<Values extends FieldValues, Output>(props: FormFrameProps<Values, Output>) {
  const { saving, className, onSubmit, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Events of a portal bubble to the surrounding forms in React's tree.
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

/** Notices above the fields: a restored draft, and an error that belongs to no field. */
export function FormNotices({ saving: { draft, failure } }: { saving: { draft: Draft; failure: unknown } }) {
  return (
    <>
      <DraftNotice draft={draft} />
      {failure !== undefined && <ErrorAlert error={failure} />}
    </>
  );
}

/** Says that the form shows a restored draft; a button returns to the saved values. */
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
