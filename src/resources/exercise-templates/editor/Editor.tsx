import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { messageLimits } from '#contract/messageTemplates/limits';
import type { Template } from '#contract/exercise/templates';
import type { LayoutType } from '#contract/messageTemplates/message';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { Cross, DialogFrame } from '~/components/overlay/Dialog.tsx';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { useMinWidth } from '~/components/page/useMinWidth.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Backstory } from './Backstory.tsx';
import { Callouts } from './Callouts.tsx';
import type { EmailBuilderHandle } from '../builder/EmailBuilder.tsx';
import { EmailBody } from './EmailBody.tsx';
import { messageOf, steps } from './editorForm.ts';
import { PreviewAndSave } from './PreviewAndSave.tsx';
import { SenderFields } from './SenderFields.tsx';
import { SmsBody } from './SmsBody.tsx';
import { type TemplateEditing, useTemplateForm } from './useTemplateForm.ts';
import css from './editor.module.css';

interface EditorProps {
  template: Template | null;
  /** What a new one begins as. */
  copied?: Template;
  layoutType: LayoutType;
  onClose: () => void;
  onSaved: (templateId: string) => void;
}

/** The editor of a template, in five steps. Its window may become too narrow; nothing is lost then. */
export function Editor({ template, copied, layoutType, onClose, onSaved }: EditorProps) {
  const { t } = useTranslation();
  const editing = useTemplateForm({ template, copied, layoutType });
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
            <StepList layoutType={layoutType} current={editing.step} />
            <Steps editing={editing} template={template} />
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

const stepNames = (layoutType: LayoutType) => steps[layoutType].map((name) => dynamicKey(`exercise.editor.steps.${name}`));

function StepList({ layoutType, current }: { layoutType: LayoutType; current: number }) {
  const { t } = useTranslation();
  return (
    <ol className={css.steps} aria-label={t('form.steps')}>
      {stepNames(layoutType).map((name, at) => (
        <li key={name} aria-current={at === current ? 'step' : undefined} data-done={at < current || undefined}>
          <span className={css.mark} aria-hidden>
            {at < current ? <Check size={14} /> : at + 1}
          </span>
          {t(name)}
        </li>
      ))}
    </ol>
  );
}

function Steps({ editing, template }: { editing: TemplateEditing; template: Template | null }) {
  const { t } = useTranslation();
  const { step, values, draft } = editing;
  const name = stepNames(values.layoutType)[step];
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
  const next = async () => {
    // What was typed a moment ago may not have arrived yet.
    if (step === 1 && isEmail) await builder.current?.flush();
    editing.next();
  };
  const isLast = step === steps[values.layoutType].length - 1;
  return (
    <FormFrame
      saving={editing}
      className={css.form}
      onSubmit={() => (isLast ? editing.isRight && editing.save() : editing.isStepRight && next())}
    >
      <div ref={content} className={css.content} tabIndex={-1} role="group" aria-label={name && t(name)} data-testid="step">
        <FormNotices saving={editing} />
        {step === 0 && <SenderFields />}
        {isEmail && <EmailBody key={String(draft.isRestored)} ref={builder} isShown={step === 1} />}
        {step === 1 && !isEmail && <SmsBody />}
        {step === 2 && <Backstory />}
        {step === 3 && <Callouts anchors={editing.anchors} message={messageOf(values)} />}
        {step === 4 && <PreviewAndSave editing={editing} template={template} />}
      </div>
      <Foot editing={editing} isLast={isLast} />
    </FormFrame>
  );
}

function Foot({ editing, isLast }: { editing: TemplateEditing; isLast: boolean }) {
  const { t } = useTranslation();
  const { step, values } = editing;
  const total = steps[values.layoutType].length;
  return (
    <footer className={css.foot}>
      <Button onClick={editing.back} disabled={step === 0 || editing.isSaving}>
        {t('exercise.editor.back')}
      </Button>
      <span className={css.place} role="status">
        {t('exercise.editor.place', { step: step + 1, total })}
      </span>
      <Button
        type="submit"
        variant="contained"
        color="primary"
        disabled={isLast ? !editing.isRight : !editing.isStepRight}
        loading={editing.isSaving}
      >
        {isLast ? t('exercise.editor.save') : t('exercise.editor.next')}
      </Button>
    </footer>
  );
}
