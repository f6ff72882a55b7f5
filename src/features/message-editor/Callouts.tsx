import Button from '@mui/material/Button';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { messageLimits } from '#contract/messageTemplates/limits';
import { textLimits } from '#contract/kit/limits';
import { Field } from '~/components/form/Field.tsx';
import { SwitchInput } from '~/components/form/inputs/SwitchInput.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { MarkedMessage, type Message } from '~/features/message-preview/public.ts';
import { AnchorPicker } from './AnchorPicker.tsx';
import type { AnchorCheck } from './anchorProblems.ts';
import { blankCallout } from './messageForm.ts';
import type { MessageForm } from './messageRules.ts';
import formCss from '~/components/form/form.module.css';
import iconButtonCss from '~/components/page/iconButton.module.css';
import css from './editor.module.css';

interface CalloutsProps {
  anchors: AnchorCheck;
  message: Message;
}

/** The step of the callouts: hints at what gives the message away, beside the message, in which each is marked once it is found. */
export function Callouts({ anchors, message }: CalloutsProps) {
  const { t } = useTranslation();
  const [isHeadMarked, hasBody, callouts] = useWatch<
    MessageForm,
    ['isHeaderCalloutEnabled', 'isBodyCalloutsEnabled', 'bodyCallouts']
  >({ name: ['isHeaderCalloutEnabled', 'isBodyCalloutsEnabled', 'bodyCallouts'] });
  // What is selected in the message is for the callout that somebody works at; before that, for the first one without an anchor.
  const [worked, setWorked] = useState<number>();
  const empty = callouts.findIndex(({ anchorText }) => anchorText === '');
  const picked = worked !== undefined && worked < callouts.length ? worked : Math.max(empty, 0);
  return (
    <div className={css.beside}>
      <div className={formCss.column}>
        <Fields anchors={anchors} onWork={setWorked} />
      </div>
      <section className={css.staying} aria-label={t('exercise.preview.message')}>
        {hasBody && <AnchorPicker html={message.html} at={picked} />}
        <MarkedMessage message={message} anchors={anchors.marked} isHeadMarked={isHeadMarked} />
      </section>
    </div>
  );
}

interface FieldsProps {
  anchors: AnchorCheck;
  onWork: (at: number) => void;
}

function Fields({ anchors, onWork }: FieldsProps) {
  const { t } = useTranslation();
  const [hasHeader, hasBody] = useWatch<MessageForm, ['isHeaderCalloutEnabled', 'isBodyCalloutsEnabled']>({
    name: ['isHeaderCalloutEnabled', 'isBodyCalloutsEnabled'],
  });
  return (
    <>
      <section className={`${css.card} ${formCss.column}`}>
        <SwitchInput
          name="isHeaderCalloutEnabled"
          label={t('exercise.editor.callouts.header')}
          help={t('exercise.editor.callouts.headerHelp')}
        />
        {hasHeader && <TextArea name="headerCalloutText" label={t('exercise.editor.callouts.text')} rows={2} isRequired />}
      </section>
      <section className={`${css.card} ${formCss.column}`}>
        <SwitchInput
          name="isBodyCalloutsEnabled"
          label={t('exercise.editor.callouts.body')}
          help={t('exercise.editor.callouts.bodyHelp')}
        />
        {hasBody && <BodyCallouts anchors={anchors} onWork={onWork} />}
      </section>
    </>
  );
}

function BodyCallouts({ anchors, onWork }: FieldsProps) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray<MessageForm, 'bodyCallouts'>({ name: 'bodyCallouts' });
  const isFull = fields.length >= messageLimits.bodyCallouts;
  return (
    <>
      <ol className={css.callouts}>
        {fields.map(({ id }, at) => (
          <li key={id} className={css.callout} onFocus={() => onWork(at)}>
            <span className={css.mark} aria-hidden>
              {at + 1}
            </span>
            <div className={formCss.column}>
              <AnchorField at={at} problem={anchors.problems[at]} />
              <TextArea name={`bodyCallouts.${at}.description`} label={t('exercise.editor.callouts.text')} rows={2} isRequired />
            </div>
            <button
              type="button"
              className={iconButtonCss.button}
              aria-label={t('exercise.editor.callouts.remove', { number: at + 1 })}
              title={t('exercise.editor.callouts.remove', { number: at + 1 })}
              disabled={fields.length === 1}
              onClick={() => remove(at)}
            >
              <Trash2 size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      <div>
        <Button
          startIcon={<Plus size={16} aria-hidden />}
          disabled={isFull}
          onClick={() => append(blankCallout(), { focusName: `bodyCallouts.${fields.length}.anchorText` })}
        >
          {t('exercise.editor.callouts.add')}
        </Button>
        {isFull && <span className={formCss.help}>{t('exercise.editor.callouts.full', { max: messageLimits.bodyCallouts })}</span>}
      </div>
    </>
  );
}

function AnchorField({ at, problem }: { at: number; problem: string | undefined }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<MessageForm, `bodyCallouts.${number}.anchorText`>({
    name: `bodyCallouts.${at}.anchorText`,
  });
  return (
    <Field
      label={t('exercise.editor.callouts.anchor')}
      help={t('exercise.editor.callouts.anchorHelp')}
      isRequired
      error={fieldState.error?.message ?? problem}
    >
      {(control) => (
        <input type="text" dir="auto" maxLength={textLimits.textMax} {...control} {...field} className={formCss.control} />
      )}
    </Field>
  );
}
