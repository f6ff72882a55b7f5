import { type Ref, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Design } from '#contract/messageTemplates/builder';
import { useToast } from '~/components/feedback/useToast.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { EmailBuilder, type EmailBuilderHandle } from './EmailBuilder.tsx';
import type { MessageForm } from './messageRules.ts';
import { PasteHtml } from './PasteHtml.tsx';
import css from './editor.module.css';

interface EmailBodyProps {
  /** It stays in the page while another step is shown: it takes a moment to load. */
  isShown: boolean;
  ref: Ref<EmailBuilderHandle>;
}

const designOf = (text: string) => (text === '' ? null : (JSON.parse(text) as Record<string, unknown>));

/** The second step of an e-mail: its body, in the builder. */
export function EmailBody({ isShown, ref }: EmailBodyProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { getValues, setValue } = useFormContext<MessageForm>();
  const take = ({ html, design }: Design) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('design', design === null ? '' : JSON.stringify(design), options);
    setValue('html', html, options);
  };
  // The builder takes its message once, when it loads.
  const [loaded, setLoaded] = useState(0);
  const paste = (html: string) => {
    take({ html, design: null });
    setLoaded(loaded + 1);
  };
  return (
    <div className={css.builder} data-away={!isShown || undefined} inert={!isShown}>
      <div>
        <PasteHtml onPasted={paste} />
      </div>
      <EmailBuilder
        key={loaded}
        ref={ref}
        start={() => ({ html: getValues('html'), design: designOf(getValues('design')) })}
        onChange={take}
        onPictureRefused={() => toast.error(t('exercise.editor.pictureRefused'))}
      />
    </div>
  );
}
