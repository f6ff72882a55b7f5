import { type ReactNode, useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { StoredSender, StoredTemplate } from './storedTemplate.ts';
import { type MessageCalls, MessageCallsProvider } from './messageCalls.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { TestMail } from './TestMail.tsx';
import css from './preview.module.css';

interface PreviewDialogProps<Stored extends StoredTemplate> {
  resource: string;
  calls: MessageCalls;
  templateId: string;
  onClose: () => void;
  senderOf: (template: Stored) => StoredSender;
  /** The message as its reader has it, if that is not as it is stored. A constant of its module. */
  filled?: (template: Stored) => Stored;
  /** What a template has beside its message. */
  children: (template: Stored) => ReactNode;
}

/** A template: what it has beside its message, and the message with its callouts. */
export function PreviewDialog<Stored extends StoredTemplate>(props: PreviewDialogProps<Stored>) {
  const { resource, calls, templateId, onClose, senderOf, filled, children } = props;
  const { t } = useTranslation();
  const { data: stored, error } = useGetOne<Stored>(resource, { id: templateId, meta: { whole: true } });
  const template = useMemo(() => (stored?.html !== undefined && filled ? filled(stored) : stored), [stored, filled]);
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
      {template?.html !== undefined && (
        <MessageCallsProvider value={calls}>
          <Parts template={template} sender={senderOf(template)}>
            {children(template)}
          </Parts>
        </MessageCallsProvider>
      )}
    </Dialog>
  );
}

interface PartsProps {
  template: StoredTemplate;
  sender: StoredSender;
  children: ReactNode;
}

function Parts({ template, sender: { layoutType, fromName, fromEmail, fromPhone }, children }: PartsProps) {
  return (
    <div className={css.parts}>
      <div className={css.side}>
        {children}
        {layoutType === 'EMAIL' && <TestMail templateId={template.id} />}
      </div>
      <MessagePreview message={{ ...template, layoutType, fromName: fromName ?? '', from: fromEmail ?? fromPhone ?? '' }} />
    </div>
  );
}
