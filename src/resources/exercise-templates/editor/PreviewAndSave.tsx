import type { Template } from '#contract/exercise/templates';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { AnswerList } from '../preview/AnswerList.tsx';
import { MessagePreview } from '../preview/MessagePreview.tsx';
import { TestMail } from '../preview/TestMail.tsx';
import { DifficultyFields } from './DifficultyFields.tsx';
import { calloutsOf, messageOf } from './editorForm.ts';
import { ThumbnailField } from './ThumbnailField.tsx';
import type { TemplateEditing } from './useTemplateForm.ts';
import formCss from '~/components/form/form.module.css';
import css from './editor.module.css';

interface PreviewAndSaveProps {
  editing: TemplateEditing;
  template: Template | null;
}

/** The last step: the message as learners get it, and what is shown of it on a card. */
export function PreviewAndSave({ editing, template }: PreviewAndSaveProps) {
  const { t } = useTranslation();
  const { values, premise } = editing;
  const callouts = calloutsOf(values);
  return (
    <div className={css.preview}>
      <div className={css.staying}>
        <MessagePreview message={{ ...messageOf(values), callouts }} />
      </div>
      <div className={formCss.column}>
        <section className={`${css.card} ${formCss.column}`}>
          <TextInput name="name" label={t('exercise.editor.fields.name')} isRequired />
          <ThumbnailField saved={template?.thumbnailUrl ?? null} chosen={editing.thumbnail} onChoose={editing.setThumbnail} />
        </section>
        <section className={css.card}>
          <h3>{t('exercise.preview.answers')}</h3>
          <p dir="auto">{values.legend}</p>
          <AnswerList answers={values.answers} />
        </section>
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
