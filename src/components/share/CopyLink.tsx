import Button from '@mui/material/Button';
import { Link2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../feedback/useToast.ts';
import { copyText } from './copyText.ts';
import './share.css';

/** An address to hand on: to be read, selected or copied. A path is one of this origin. */
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
    <div className="copy-link">
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
