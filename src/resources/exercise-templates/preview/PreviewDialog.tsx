import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useGetOne } from 'react-admin';
import type { Template } from '#contract/exercise/templates';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
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
  const titleId = useId();
  const { data: template, error } = useGetOne<Template>('exercise-templates', { id: templateId, meta: { whole: true } });
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      aria-labelledby={titleId}
      closeAfterTransition={false}
      slotProps={{ paper: { style: { width: 'min(1120px, calc(100% - 32px))' } } }}
    >
      <DialogTitle id={titleId} className={css.title}>
        <span dir="auto">{template?.name ?? t('common.loading')}</span>
        <IconButton onClick={onClose} aria-label={t('common.close')} edge="end">
          <X size={20} aria-hidden />
        </IconButton>
      </DialogTitle>
      <DialogContent>
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
      </DialogContent>
    </Dialog>
  );
}
