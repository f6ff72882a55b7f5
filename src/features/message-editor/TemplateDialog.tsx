import Button from '@mui/material/Button';
import { useState } from 'react';
import { CreateBase, EditBase, useEditContext, useGetOne } from 'react-admin';
import type { LayoutType } from '#contract/messageTemplates/message';
import { creating, editingWhole } from '~/components/form/useRecordForm.ts';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { MessageEditor } from './MessageEditor.tsx';
import type { StoredTemplate } from '~/features/message-preview/public.ts';
import type { MessageForm } from './messageRules.ts';
import type { TemplateKind } from './templateKind.ts';

interface Ends<Form extends MessageForm, Stored extends StoredTemplate> {
  kind: TemplateKind<Form, Stored>;
  onClose: () => void;
  onSaved: (templateId: string) => void;
}

interface TemplateDialogProps<Form extends MessageForm, Stored extends StoredTemplate> extends Ends<Form, Stored> {
  templateId: string | null;
  /** The template whose copy a new one begins as. */
  copyOf?: string | undefined;
  /** What a new one begins as, where that is of another kind. */
  begins?: Stored | undefined;
}

// No cached record: the editor starts from what is saved now.
const fresh = { ...editingWhole, queryOptions: { ...editingWhole.queryOptions, gcTime: 0 } };

/** Makes a template, or changes the one with this id. */
export function TemplateDialog<Form extends MessageForm, Stored extends StoredTemplate>(props: TemplateDialogProps<Form, Stored>) {
  const { templateId, copyOf, begins, ...ends } = props;
  if (begins !== undefined) return <BegunTemplate begins={begins} {...ends} />;
  if (copyOf !== undefined) return <CopiedTemplate id={copyOf} {...ends} />;
  if (templateId === null) return <NewTemplate {...ends} />;
  return (
    <EditBase {...fresh} key={templateId} resource={ends.kind.resource} id={templateId}>
      <Loaded {...ends} />
    </EditBase>
  );
}

/** A row of a list has no body. */
const isWhole = (record: Partial<StoredTemplate>) => record.html !== undefined;

function Loaded<Form extends MessageForm, Stored extends StoredTemplate>(ends: Ends<Form, Stored>) {
  const { record, error } = useEditContext<Stored>();
  if (record && isWhole(record))
    return <MessageEditor template={record} layoutType={ends.kind.senderOf(record).layoutType} {...ends} />;
  return error ? <Unreadable error={error} onClose={ends.onClose} /> : null;
}

/** A new template that begins as another one. */
function CopiedTemplate<Form extends MessageForm, Stored extends StoredTemplate>({
  id,
  ...ends
}: Ends<Form, Stored> & { id: string }) {
  const { data, error } = useGetOne<Stored>(ends.kind.resource, { id, meta: { whole: true } });
  if (error) return <Unreadable error={error} onClose={ends.onClose} />;
  return data && isWhole(data) ? <BegunTemplate begins={data} {...ends} /> : null;
}

function BegunTemplate<Form extends MessageForm, Stored extends StoredTemplate>({
  begins,
  ...ends
}: Ends<Form, Stored> & { begins: Stored }) {
  return (
    <CreateBase {...creating} resource={ends.kind.resource}>
      <MessageEditor template={null} copied={begins} layoutType={ends.kind.senderOf(begins).layoutType} {...ends} />
    </CreateBase>
  );
}

function Unreadable({ error, onClose }: { error: unknown; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('exercise.editor.title.edit')}
      onClose={onClose}
      closeAfterTransition={false}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <ErrorAlert error={error} />
    </Dialog>
  );
}

function NewTemplate<Form extends MessageForm, Stored extends StoredTemplate>(ends: Ends<Form, Stored>) {
  const { t } = useTranslation();
  const { isMailOnly = false } = ends.kind;
  const [layoutType, setLayoutType] = useState<LayoutType>('EMAIL');
  const [isChosen, setChosen] = useState(isMailOnly);
  if (isChosen) {
    return (
      <CreateBase {...creating} resource={ends.kind.resource}>
        <MessageEditor template={null} layoutType={layoutType} {...ends} />
      </CreateBase>
    );
  }
  const choices = [
    { value: 'EMAIL', label: t('exercise.editor.type.email'), help: t('exercise.editor.type.emailHelp') },
    { value: 'SMS', label: t('exercise.editor.type.sms'), help: t('exercise.editor.type.smsHelp') },
  ] as const;
  return (
    <ConfirmDialog
      open
      title={t('exercise.editor.type.title')}
      confirmLabel={t('exercise.editor.type.continue')}
      onConfirm={() => {
        setChosen(true);
        // The choice gives way to the editor, which closes later.
        return false;
      }}
      onClose={ends.onClose}
    >
      <ChoiceCards label={t('exercise.editor.type.label')} value={layoutType} choices={choices} onChange={setLayoutType} />
    </ConfirmDialog>
  );
}
