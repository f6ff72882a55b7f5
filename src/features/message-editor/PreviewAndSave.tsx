import type { ComponentType } from 'react';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { type Message, MessagePreview, type StoredTemplate, TestMail } from '~/features/message-preview/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { DifficultyFields } from './DifficultyFields.tsx';
import { calloutsOf } from './messageForm.ts';
import type { MessageForm } from './messageRules.ts';
import { ThumbnailField } from './ThumbnailField.tsx';
import type { MessageEditing } from './useMessageForm.ts';
import formCss from '~/components/form/form.module.css';
import css from './editor.module.css';

interface PreviewAndSaveProps<Form extends MessageForm> {
  editing: MessageEditing<Form>;
  template: StoredTemplate | null;
  message: Message;
  Summary: ComponentType<{ form: Form }>;
}

/** The last step: the message as people get it, and what is shown of it on a card. */
export function PreviewAndSave<Form extends MessageForm>({ editing, template, message, Summary }: PreviewAndSaveProps<Form>) {
  const { t } = useTranslation();
  const { values, premise } = editing;
  const callouts = calloutsOf(values);
  return (
    <div className={css.preview}>
      <div className={css.staying}>
        <MessagePreview message={{ ...message, callouts }} />
      </div>
      <div className={formCss.column}>
        <section className={`${css.card} ${formCss.column}`}>
          <TextInput name="name" label={t('exercise.editor.fields.name')} isRequired />
          <ThumbnailField saved={template?.thumbnailUrl ?? null} chosen={editing.thumbnail} onChoose={editing.setThumbnail} />
        </section>
        <Summary form={values} />
        <DifficultyFields premise={premise} cues={callouts.length} />
        {values.layoutType === 'EMAIL' && (
          <section className={css.card}>
            <TestMail templateId={editing.hasChanges ? null : (template?.id ?? null)} />
          </section>
        )}
      </div>
    </div>
  );
}
