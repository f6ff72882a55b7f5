import { type Ref, useImperativeHandle, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Design } from '#contract/exercise/builder';
import { useToast } from '~/components/feedback/useToast.ts';
import { EmailBuilder, type EmailBuilderHandle } from '../builder/EmailBuilder.tsx';
import type { TemplateForm } from './editorForm.ts';
import css from './editor.module.css';

export interface BuilderHandle {
  /** Resolves once the form has what the builder shows. */
  flush: () => Promise<void>;
}

interface EmailBodyProps {
  /** It stays in the page while another step is shown: it takes a moment to load. */
  isShown: boolean;
  ref: Ref<BuilderHandle>;
}

const designOf = (text: string) => (text === '' ? null : (JSON.parse(text) as Record<string, unknown>));

/** The second step of an e-mail: its body, in the builder. */
export function EmailBody({ isShown, ref }: EmailBodyProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { getValues, setValue } = useFormContext<TemplateForm>();
  const builder = useRef<EmailBuilderHandle>(null);
  const take = ({ html, design }: Design) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('design', design === null ? '' : JSON.stringify(design), options);
    setValue('html', html, options);
  };
  useImperativeHandle(ref, () => ({
    flush: async () => {
      const exported = await builder.current?.exportDesign();
      // Unchanged, it stays as it was saved.
      if (exported && JSON.stringify(exported.design) !== getValues('design')) take(exported);
    },
  }));
  return (
    <div className={css.builder} data-away={!isShown || undefined} inert={!isShown}>
      <EmailBuilder
        ref={builder}
        start={() => ({ html: getValues('html'), design: designOf(getValues('design')) })}
        onChange={take}
        onPictureRefused={() => toast.error(t('exercise.editor.pictureRefused'))}
      />
    </div>
  );
}
