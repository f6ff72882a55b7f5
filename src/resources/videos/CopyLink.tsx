import Button from '@mui/material/Button';
import { Link2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '~/components/feedback/useToast.ts';
import css from './CopyLink.module.css';

/** Copies a text. Over plain HTTP browsers have no clipboard API, only copying of the selection. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}

/** A link with a button that copies it. `address` may be a path of this origin. */
export function CopyLink({ label, address }: { label: string; address: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { href } = new URL(address, location.origin);
  const copy = async () => {
    if (await copyText(href, field.current)) toast.success(t('videos.share.copied'));
  };
  return (
    <div className={css.link}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input ref={field} id={id} dir="ltr" readOnly value={href} onFocus={(event) => event.target.select()} />
        <Button startIcon={<Link2 size={16} aria-hidden />} onClick={() => void copy()}>
          {t('videos.share.copy')}
        </Button>
      </div>
    </div>
  );
}
