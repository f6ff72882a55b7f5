import Tooltip from '@mui/material/Tooltip';
import { ChevronDown, Package } from 'lucide-react';
import { useState } from 'react';
import type { ScormItem } from '#contract/courses/scorm';
import { isHeedError } from '~/errors/heedError.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { RowMenu } from '~/components/list/RowMenu.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './courseChip.module.css';

const editions: Record<string, 'second' | 'third' | 'fourth'> = {
  '2004 2nd': 'second',
  '2004 3rd': 'third',
  '2004 4th': 'fourth',
};

interface ScormChipProps {
  /** Undefined until they are known. */
  items: readonly ScormItem[] | undefined;
  /** Why they could not be listed. */
  error: unknown;
  onRetry: () => void;
  /** Returns the URL of a package. */
  urlOf: (item: ScormItem) => Promise<string>;
}

/** Downloads without navigating, so that unsaved input on the page stays. */
function openFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}

/** Packages for another learning platform, one per click. Without access, the chip shows the reason. */
export function ScormChip({ items, error, onRetry, urlOf }: ScormChipProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isBusy, setBusy] = useState(false);
  if (items?.length === 0) return null;

  const isRefused = isHeedError(error) && error.status >= 400 && error.status < 500 && Boolean(error.description);
  const choose = async (item: ScormItem) => {
    setBusy(true);
    try {
      openFile(await urlOf(item));
    } catch {
      toast.error(t('courses.scorm.failed'));
    } finally {
      setBusy(false);
    }
  };
  const press = (button: HTMLElement) => {
    if (items) setAnchor(button);
    else if (error && !isRefused) onRetry();
  };
  const labelOf = (type: string) => {
    const edition = editions[type];
    if (edition) return t(`courses.scorm.${edition}`);
    return type === '1.2' ? 'SCORM 1.2' : type;
  };
  return (
    <>
      <Tooltip title={isRefused ? t('courses.scorm.noAccess') : ''} describeChild>
        <button
          type="button"
          className={css.chip}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          aria-busy={isBusy || undefined}
          // `disabled` would hide the reason from pointer and keyboard.
          aria-disabled={isRefused || isBusy || (!items && !error) || undefined}
          onClick={(event) => {
            if (!isBusy) press(event.currentTarget);
          }}
        >
          <Package size={14} aria-hidden />
          SCORM
          <ChevronDown size={14} aria-hidden />
        </button>
      </Tooltip>
      {anchor && items && (
        <RowMenu
          anchor={anchor}
          actions={items.map((item) => ({ key: item.id, label: labelOf(item.type), run: () => void choose(item) }))}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
