import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { type FormEvent, useState } from 'react';
import { FocusedInput } from '~/components/form/inputs/FocusedInput.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './textEditor.module.css';

interface LinkPopoverProps {
  anchor: HTMLElement;
  /** The address of the link that is selected; empty for a new one. */
  present: string;
  onSet: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** The address of a website with its scheme; null for anything else. */
export function websiteOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d+/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '' ? address : null;
}

/** Asks for the address of a link. */
export function LinkPopover({ anchor, present, onSet, onRemove, onClose }: LinkPopoverProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(present);
  const address = websiteOf(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Events of a portal bubble to the surrounding forms in React's tree.
    event.stopPropagation();
    if (!address) return;
    onSet(address);
    onClose();
  };
  return (
    <Popover open anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <form className={css.link} noValidate onSubmit={submit}>
        <FocusedInput
          type="url"
          dir="ltr"
          aria-label={t('exercise.editor.sms.address')}
          placeholder="https://example.com"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="contained" color="primary" disabled={!address}>
          {present ? t('exercise.editor.sms.update') : t('exercise.editor.sms.add')}
        </Button>
        {present && (
          <Button
            onClick={() => {
              onRemove();
              onClose();
            }}
          >
            {t('exercise.editor.sms.remove')}
          </Button>
        )}
      </form>
    </Popover>
  );
}
