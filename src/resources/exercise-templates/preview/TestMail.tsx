import Button from '@mui/material/Button';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { sendTestMail } from '#contract/exercise/templates';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { useAction } from '~/dataProvider/index.ts';
import formCss from '~/components/form/form.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Sends an e-mail as it is stored to whoever asks. `templateId` is null while there is nothing stored to send. */
export function TestMail({ templateId }: { templateId: string | null }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const helpId = useId();
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
  return (
    <>
      <h3>{t('exercise.editor.test.title')}</h3>
      <p className={formCss.help} id={helpId}>
        {templateId === null ? t('exercise.editor.test.saveFirst') : t('exercise.editor.test.help')}
      </p>
      <div>
        <Button
          variant="outlined"
          startIcon={<Send size={16} aria-hidden />}
          disabled={templateId === null}
          loading={send.isPending}
          aria-describedby={helpId}
          onClick={() => void run()}
        >
          {t('exercise.editor.test.send')}
        </Button>
      </div>
    </>
  );
}
