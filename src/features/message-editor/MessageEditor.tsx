import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { messageLimits } from '#contract/messageTemplates/limits';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { useErrorText } from '~/components/form/useErrorText.ts';
import { Cross, DialogFrame } from '~/components/overlay/Dialog.tsx';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { useMinWidth } from '~/components/page/useMinWidth.ts';
import { MessageCallsProvider, type StoredTemplate } from '~/features/message-preview/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { EmailBuilderHandle } from './EmailBuilder.tsx';
import { Callouts } from './Callouts.tsx';
import { EmailBody } from './EmailBody.tsx';
import { messageOf } from './messageForm.ts';
import type { MessageForm } from './messageRules.ts';
import { PreviewAndSave } from './PreviewAndSave.tsx';
import { SenderFields } from './SenderFields.tsx';
import { SmsBody } from './SmsBody.tsx';
import type { EditorStep, TemplateKind } from './templateKind.ts';
import { type Beginning, type MessageEditing, useMessageForm } from './useMessageForm.ts';
import css from './editor.module.css';

interface MessageEditorProps<Form extends MessageForm, Stored extends StoredTemplate> extends Beginning<Stored> {
  kind: TemplateKind<Form, Stored>;
  onClose: () => void;
  onSaved: (templateId: string) => void;
}

/** The editor of a template, in steps. Its window may become too narrow; nothing is lost then. */
export function MessageEditor<Form extends MessageForm, Stored extends StoredTemplate>(props: MessageEditorProps<Form, Stored>) {
  const { kind, template, onClose, onSaved } = props;
  const { t } = useTranslation();
  const editing = useMessageForm(kind, props);
  const guard = useCloseGuard(editing.hasChanges && !editing.isSaving, onClose);
  const { savedId } = editing;
  const leave = useEffectEvent(onSaved);
  // Leaves only after the guard has seen that nothing is unsaved; otherwise it would ask.
  useEffect(() => {
    if (savedId !== undefined) leave(savedId);
  }, [savedId]);
  const isWide = useMinWidth(messageLimits.editorMinWidth);
  return (
    <DialogFrame
      fullScreen
      title={(id) => (
        <div className={css.editor}>
          <header className={css.head}>
            <h2 id={id}>{template ? t('exercise.editor.title.edit') : t('exercise.editor.title.new')}</h2>
            <Cross onClose={guard.tryClose} />
          </header>
          {!isWide && <p className={css.narrow}>{t('exercise.editor.tooNarrow')}</p>}
          <div className={css.frame} hidden={!isWide}>
            <StepList steps={editing.steps} current={editing.step} />
            <MessageCallsProvider value={kind.calls}>
              <Steps editing={editing} template={template} kind={kind} />
            </MessageCallsProvider>
          </div>
        </div>
      )}
      onClose={guard.tryClose}
      closeAfterTransition={false}
    >
      <DiscardDialog guard={guard} />
    </DialogFrame>
  );
}

function StepList({ steps, current }: { steps: readonly EditorStep[]; current: number }) {
  const { t } = useTranslation();
  return (
    <ol className={css.steps} aria-label={t('form.steps')}>
      {steps.map(({ title }, at) => (
        <li key={title} aria-current={at === current ? 'step' : undefined} data-done={at < current || undefined}>
          <span className={css.mark} aria-hidden>
            {at < current ? <Check size={14} /> : at + 1}
          </span>
          {t(title)}
        </li>
      ))}
    </ol>
  );
}

interface StepsProps<Form extends MessageForm, Stored extends StoredTemplate> {
  editing: MessageEditing<Form>;
  template: StoredTemplate | null;
  kind: TemplateKind<Form, Stored>;
}

function Steps<Form extends MessageForm, Stored extends StoredTemplate>({ editing, template, kind }: StepsProps<Form, Stored>) {
  const { t } = useTranslation();
  const { steps, step, values, draft } = editing;
  const { key, title, Content } = steps[step] as EditorStep;
  const builder = useRef<EmailBuilderHandle>(null);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  // The steps share one scrolling box, which would keep the place of the step before. The button that led here may be disabled now, and
  // the focus with it.
  useLayoutEffect(() => {
    if (!content.current || shown.current === step) return;
    shown.current = step;
    content.current.scrollTop = 0;
    content.current.focus({ preventScroll: true });
  }, [step]);
  const isEmail = values.layoutType === 'EMAIL';
  const Sender = kind.sender?.Content ?? SenderFields;
  const message = messageOf(values, kind.sender?.addressOf);
  const next = async () => {
    // What was typed a moment ago may not have arrived yet.
    if (key === 'body' && isEmail) await builder.current?.flush();
    editing.next();
  };
  const isLast = step === steps.length - 1;
  return (
    <FormFrame
      saving={editing}
      className={css.form}
      onSubmit={() => (isLast ? editing.isRight && editing.save() : editing.isStepRight && next())}
    >
      <div ref={content} className={css.content} tabIndex={-1} role="group" aria-label={t(title)} data-testid="step">
        <FormNotices saving={editing} />
        {key === 'sender' && <Sender />}
        {isEmail && <EmailBody key={String(draft.isRestored)} ref={builder} isShown={key === 'body'} />}
        {key === 'body' && !isEmail && <SmsBody />}
        {Content && <Content />}
        {key === 'callouts' && <Callouts anchors={editing.anchors} message={message} />}
        {key === 'save' && <PreviewAndSave editing={editing} template={template} message={message} Summary={kind.Summary} />}
      </div>
      <Foot editing={editing} isLast={isLast} />
    </FormFrame>
  );
}

function Foot<Form extends MessageForm>({ editing, isLast }: { editing: MessageEditing<Form>; isLast: boolean }) {
  const { t } = useTranslation();
  const reasonId = useId();
  const sayWhy = useErrorText();
  const { step, steps } = editing;
  const reason = steps[step]?.key === 'body' ? sayWhy(editing.bodyProblem) : undefined;
  return (
    <footer className={css.foot}>
      <Button onClick={editing.back} disabled={step === 0 || editing.isSaving}>
        {t('exercise.editor.back')}
      </Button>
      <span className={css.place} role="status">
        {t('exercise.editor.place', { step: step + 1, total: steps.length })}
      </span>
      {reason && (
        <span className={css.reason} id={reasonId}>
          {reason}
        </span>
      )}
      <Button
        type="submit"
        variant="contained"
        color="primary"
        disabled={isLast ? !editing.isRight : !editing.isStepRight}
        loading={editing.isSaving}
        aria-describedby={reason ? reasonId : undefined}
      >
        {isLast ? t('exercise.editor.save') : t('exercise.editor.next')}
      </Button>
    </footer>
  );
}
