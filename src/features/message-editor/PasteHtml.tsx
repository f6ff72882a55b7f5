import Button from '@mui/material/Button';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { messageLimits } from '#contract/messageTemplates/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import { Field } from '~/components/form/Field.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useMessageCalls } from '~/features/message-preview/public.ts';
import formCss from '~/components/form/form.module.css';

/** Begins a message with the HTML of an e-mail that somebody received, as the server cleans it. */
export function PasteHtml({ onPasted }: { onPasted: (html: string) => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<ClipboardPaste size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('exercise.editor.paste.open')}
      </Button>
      {isOpen && <PasteDialog onPasted={onPasted} onClose={() => setOpen(false)} />}
    </>
  );
}

function PasteDialog({ onPasted, onClose }: { onPasted: (html: string) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { clean } = useMessageCalls();
  const [html, setHtml] = useState('');
  // The browser would cut it without a word, within a picture perhaps.
  const isTooLong = html.length > messageLimits.html;
  const confirm = async () => {
    const cleaned = await clean(html);
    if (cleaned.droppedPictures > 0) toast.info(t('exercise.editor.picturesDropped', { n: cleaned.droppedPictures }));
    onPasted(cleaned.html);
  };
  return (
    <ConfirmDialog
      open
      title={t('exercise.editor.paste.open')}
      confirmLabel={t('exercise.editor.paste.open')}
      confirmDisabled={html.trim() === '' || isTooLong}
      focusButton={false}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label={t('exercise.editor.paste.label')}
        help={t('exercise.editor.paste.help')}
        error={isTooLong ? 'exercise.editor.errors.bodyTooLong' : undefined}
        isRequired
      >
        {(control) => (
          <textarea
            {...control}
            className={formCss.control}
            dir="ltr"
            rows={10}
            value={html}
            onChange={({ target }) => setHtml(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
