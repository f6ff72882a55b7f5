import { useGetOne } from 'react-admin';
import type { Template } from '#contract/exercise/templates';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { AnswerList } from './AnswerList.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { TestMail } from './TestMail.tsx';
import css from './preview.module.css';

interface PreviewDialogProps {
  templateId: string;
  onClose: () => void;
}

/** A template with its situation, its answers and its callouts. */
export function PreviewDialog({ templateId, onClose }: PreviewDialogProps) {
  const { t } = useTranslation();
  const { data: template, error } = useGetOne<Template>('exercise-templates', { id: templateId, meta: { whole: true } });
  return (
    <Dialog
      title={<span dir="auto">{template?.name ?? t('common.loading')}</span>}
      hasCross
      onClose={onClose}
      maxWidth="lg"
      closeAfterTransition={false}
      slotProps={{ paper: { style: { width: 'min(1120px, calc(100% - 32px))' } } }}
    >
      {error && <ErrorAlert error={error} />}
      {template?.answers && (
        <div className={css.parts}>
          <div className={css.side}>
            <p dir="auto">{template.legend}</p>
            <h3>{t('exercise.preview.answers')}</h3>
            <AnswerList answers={template.answers} />
            {template.layoutType === 'EMAIL' && <TestMail templateId={template.id} />}
          </div>
          <MessagePreview
            message={{ ...template, fromName: template.fromName ?? '', from: template.fromEmail ?? template.fromPhone ?? '' }}
          />
        </div>
      )}
    </Dialog>
  );
}
