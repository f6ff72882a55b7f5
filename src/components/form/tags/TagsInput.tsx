import { type ClipboardEvent, type Ref, useImperativeHandle, useMemo, useState } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { addEmails, emailTokens } from './emailTokens.ts';
import type { ControlProps } from '~/fields/Field.tsx';
import { Tag } from './Tag.tsx';
import { useTagKeys } from './useTagKeys.ts';
import linkButtonCss from '~/components/page/linkButton.module.css';
import formCss from '../form.module.css';
import css from './TagsInput.module.css';

/** Number of tags rendered at first, and added by each press: thousands at once would freeze the page. */
const firstTags = 60;
const moreTags = 240;

interface TagsInputProps {
  control: ControlProps;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Receives each text that addresses were read from. */
  onText?: ((text: string) => void) | undefined;
  /** Returns the message of an invalid tag, or null for a valid one. Must be cheap and stable. */
  problemOf: (tag: string) => string | null;
  placeholder?: string | undefined;
  onBlur?: () => void;
  ref?: Ref<{ focus: () => void }>;
}

/**
 * A box for many e-mail addresses, typed or pasted by the thousand. Invalid ones are marked, come first, and are edited by a
 * click.
 */
export function TagsInput({ control, value, onChange, onText, problemOf, placeholder, onBlur, ref }: TagsInputProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(firstTags);
  const view = useMemo(() => visibleTags(value, (tag) => problemOf(tag) !== null, limit), [value, problemOf, limit]);

  const add = (more: string) => {
    const next = addEmails(value, more);
    onText?.(more);
    if (next !== value) onChange([...next]);
    setText('');
  };
  const removeAt = (index: number) => onChange(value.filter((tag) => tag !== view.visible[index]));
  const editAt = (index: number) => {
    const tag = view.visible[index] ?? '';
    onChange([...addEmails(value, text)].filter((each) => each !== tag));
    setText(tag);
    keys.input.current?.focus();
  };
  const keys = useTagKeys({ count: view.visible.length, remove: removeAt, edit: editAt });
  useImperativeHandle(ref, () => ({ focus: () => keys.input.current?.focus() }));

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget;
    const combined = typed.slice(0, selectionStart ?? 0) + pasted + typed.slice(selectionEnd ?? 0);
    if (emailTokens(combined).length === 0) return;
    event.preventDefault();
    add(combined);
  };
  const type = (next: string) => (/[\s,;،、，；]$/.test(next) && next.includes('@') ? add(next) : setText(next));

  return (
    <div className={`${formCss.box} ${css.box}`} data-invalid={control['aria-invalid']}>
      <ul className={css.list} ref={keys.list} aria-label={t('form.tags.list')}>
        {view.visible.map((tag, index) => (
          <Tag
            key={tag}
            tag={tag}
            problem={problemOf(tag)}
            onEdit={() => editAt(index)}
            onRemove={() => {
              removeAt(index);
              keys.input.current?.focus();
            }}
            onKeyDown={(event) => keys.onTagKey(event, index)}
          />
        ))}
        {view.hiddenCount > 0 && (
          <li className={css.more}>
            <button type="button" className={linkButtonCss.button} onClick={() => setLimit(limit + moreTags)}>
              {t('form.tags.more', { count: view.hiddenCount })}
            </button>
          </li>
        )}
        <li className={css.entry}>
          <input
            {...control}
            ref={keys.input}
            value={text}
            dir="ltr"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={value.length === 0 ? placeholder : undefined}
            onChange={(event) => type(event.target.value)}
            onPaste={paste}
            onBlur={() => {
              if (text.includes('@')) add(text);
              onBlur?.();
            }}
            onKeyDown={(event) => {
              keys.onInputKey(event);
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (text.includes('@')) add(text);
            }}
          />
        </li>
      </ul>
    </div>
  );
}

interface TagView {
  /** Invalid tags first, so that none is hidden among thousands. */
  visible: string[];
  hiddenCount: number;
  wrongCount: number;
}

function visibleTags(tags: readonly string[], isWrong: (tag: string) => boolean, limit: number): TagView {
  const wrong: string[] = [];
  const right: string[] = [];
  for (const tag of tags) (isWrong(tag) ? wrong : right).push(tag);
  const visible = wrong.concat(right).slice(0, limit);
  return { visible, hiddenCount: tags.length - visible.length, wrongCount: wrong.length };
}
