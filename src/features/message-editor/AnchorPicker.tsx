import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { collapse } from '#contract/messageTemplates/anchors';
import { textLimits } from '#contract/kit/limits';
import { Field } from '~/components/form/Field.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { visibleText } from '~/features/message-preview/public.ts';
import type { MessageForm } from './messageRules.ts';
import formCss from '~/components/form/form.module.css';
import css from './editor.module.css';

interface AnchorPickerProps {
  html: string;
  /** The callout that gets what is selected. */
  at: number;
}

/** The text of the message to select an anchor in. The preview shows it in a frame whose selection nobody can read. */
export function AnchorPicker({ html, at }: AnchorPickerProps) {
  const { t } = useTranslation();
  const { setValue } = useFormContext<MessageForm>();
  const text = useMemo(() => visibleText(html).trim(), [html]);
  const [selected, setSelected] = useState('');
  const isUsable = selected !== '' && selected.length <= textLimits.textMax;
  return (
    <div className={css.picker}>
      <Field label={t('exercise.editor.callouts.messageText')} help={t('exercise.editor.callouts.pickHelp')}>
        {(control) => (
          <textarea
            {...control}
            className={formCss.control}
            dir="auto"
            rows={4}
            // In one that is read-only a browser has no caret, with which the keyboard selects.
            aria-readonly
            value={text}
            onChange={() => undefined}
            onSelect={({ currentTarget: { value, selectionStart, selectionEnd } }) =>
              setSelected(collapse(value.slice(selectionStart, selectionEnd)))
            }
          />
        )}
      </Field>
      <Button
        variant="outlined"
        disabled={!isUsable}
        onClick={() => setValue(`bodyCallouts.${at}.anchorText`, selected, { shouldDirty: true, shouldValidate: true })}
      >
        {t('exercise.editor.callouts.pick', { number: at + 1 })}
      </Button>
    </div>
  );
}
