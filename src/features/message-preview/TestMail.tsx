import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import formCss from '~/components/form/form.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useMessageCalls } from './messageCalls.ts';

/** Sends an e-mail as it is stored to the person who clicks. `templateId` is null while there is nothing stored to send. */
export function TestMail({ templateId }: { templateId: string | null }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const helpId = useId();
  const send = useMutation({ mutationFn: useMessageCalls().sendTest });
  const run = async () => {
    if (templateId === null) return;
    try {
      const { email } = await send.mutateAsync(templateId);
      toast.success(t('exercise.editor.test.sent', { email }));
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
