import Button from '@mui/material/Button';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sendTestMail, type Template } from '#contract/exercise/templates';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { AnswerList } from '../preview/AnswerList.tsx';
import { MessagePreview } from '../preview/MessagePreview.tsx';
import { DifficultyFields } from './DifficultyFields.tsx';
import { calloutsOf } from './editorForm.ts';
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
  const { layoutType, html, subject, displayName, email, contactType, phoneNumber, userName } = values;
  const callouts = calloutsOf(values);
  const from = layoutType === 'EMAIL' ? email : contactType === 'phoneNumber' ? phoneNumber : userName;
  return (
    <div className={css.preview}>
      <MessagePreview message={{ layoutType, html, subject, fromName: displayName, from, callouts }} />
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
        {layoutType === 'EMAIL' && <TestMail templateId={template?.id ?? null} isSaved={!editing.hasChanges} />}
      </div>
    </div>
  );
}

function TestMail({ templateId, isSaved }: { templateId: string | null; isSaved: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const send = useAction(sendTestMail, { keepsData: true });
  const run = async () => {
    if (templateId === null) return;
    try {
      const { data } = await send.mutateAsync({ params: { templateId } });
      toast.success(t('exercise.editor.test.sent', { email: data.email }));
    } catch (error) {
      showError(error);
    }
  };
  const canSend = templateId !== null && isSaved;
  return (
    <section className={css.card}>
      <h3>{t('exercise.editor.test.title')}</h3>
      <p className={formCss.help} id="test-help">
        {canSend ? t('exercise.editor.test.help') : t('exercise.editor.test.saveFirst')}
      </p>
      <div>
        <Button
          variant="outlined"
          startIcon={<Send size={16} aria-hidden />}
          disabled={!canSend}
          loading={send.isPending}
          aria-describedby="test-help"
          onClick={() => void run()}
        >
          {t('exercise.editor.test.send')}
        </Button>
      </div>
    </section>
  );
}
