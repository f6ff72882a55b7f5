import Button from '@mui/material/Button';
import { useEffect, useId, useMemo, useState } from 'react';
import { type Message, type MessageKind, messagePlaces } from '#contract/company/messages';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { message as lines, text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { useCompanyId } from '~/session/useSession.ts';
import { messageCalls, messageSchema } from './messageForms.ts';
import formCss from '~/components/form/form.module.css';
import cardCss from '~/components/page/card.module.css';
import css from './settings.module.css';

interface MessageFormProps {
  kind: MessageKind;
  message: Message;
  /** Tells the page, which asks before it is left. */
  onDirty: (kind: MessageKind, isDirty: boolean) => void;
}

const form = formFieldsOf<{ subject: string; message: string }>();
const fields = [
  form(text, 'subject', { label: 'settings.messages.subject', isRequired: true }),
  form(lines, 'message', { label: 'settings.messages.message', rows: 6 }),
];

const textOf = ({ subject, message }: Message) => ({ subject, message });

/** Subject and message of one kind of mail, with save and reset. i18n-keys: settings.messages.kinds.* settings.messages.saved.* */
export function MessageForm({ kind, message, onDirty }: MessageFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const titleId = useId();
  const companyId = useCompanyId();
  const [isConfirming, setConfirming] = useState(false);
  const save = useAction(messageCalls[kind].save);
  const reset = useAction(messageCalls[kind].reset);
  const saving = useSaveForm({
    schema: useMemo(() => messageSchema(kind), [kind]),
    values: useMemo(() => textOf(message), [message]),
    draft: `message ${kind} ${companyId}`,
    send: (body) => save.mutateAsync({ body }),
    valuesOf: textOf,
    onSaved: () =>
      toast.success(kind.startsWith('invite') ? t('settings.messages.saved.invite') : t('settings.messages.saved.reminder')),
  });
  const { isDirty, isSaving } = saving;
  useEffect(() => onDirty(kind, isDirty), [kind, isDirty, onDirty]);
  const toStandard = async () => {
    saving.form.reset(textOf(await reset.mutateAsync({})));
    toast.success(t('settings.messages.reset.done'));
  };
  return (
    <section className={cardCss.card} aria-labelledby={titleId}>
      <FormFrame saving={saving} className={css.message} onSubmit={() => isDirty && saving.save()}>
        <div>
          <div className={css.head}>
            <h3 id={titleId}>{t(`settings.messages.kinds.${kind}.title`)}</h3>
            <span className={css.state}>{message.isOwn ? t('settings.messages.own') : t('settings.messages.standard')}</span>
          </div>
          <p className={formCss.help}>{t(`settings.messages.kinds.${kind}.text`)}</p>
        </div>
        <div className={formCss.column}>
          <FormNotices saving={saving} />
          <SchemaFields fields={fields} />
          <Places kind={kind} />
        </div>
        <div className={css.foot}>
          {message.isOwn && (
            <Button onClick={() => setConfirming(true)} disabled={isSaving}>
              {t('settings.messages.reset.action')}
            </Button>
          )}
          <SaveButton isSaving={isSaving} reason={isDirty ? undefined : t('profile.nothingToSave')}>
            {t('form.save')}
          </SaveButton>
        </div>
      </FormFrame>
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={t('settings.messages.reset.title')}
        confirmLabel={t('settings.messages.reset.action')}
        onConfirm={toStandard}
        onClose={() => setConfirming(false)}
      >
        {t('settings.messages.reset.text')}
      </ConfirmDialog>
    </section>
  );
}

/** What stands for a name in the text. i18n-keys: settings.messages.places.* */
function Places({ kind }: { kind: MessageKind }) {
  const { t } = useTranslation();
  return (
    <dl className={css.places}>
      {messagePlaces[kind].map((place) => (
        <div key={place}>
          <dt dir="ltr">{`{{${place}}}`}</dt>
          <dd>{t(`settings.messages.places.${place}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
