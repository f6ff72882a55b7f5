import Button from '@mui/material/Button';
import { Download, FileText } from 'lucide-react';
import { Suspense } from 'react';

import { useTranslation } from '~/i18n/useTranslation.ts';
import { PolicyText } from '~/features/policy-document/public.ts';
import { fileSize } from './fileSize.ts';
import css from './page.module.css';

interface ContentProps {
  html: string;
  file: { url: string; name: string; bytes: number } | null;
  language: string;
  /** What it is called for screen readers. */
  label: string;
}

/** What a policy says: its text, or its document. */
export function Content({ html, file, language, label }: ContentProps) {
  return (
    <div className={css.paper}>
      {file ? (
        <FileLine file={file} />
      ) : (
        <Suspense fallback={<div className={css.loading} />}>
          <PolicyText html={html} language={language} label={label} />
        </Suspense>
      )}
    </div>
  );
}

/** A document with its size, to be saved. */
export function FileLine({ file: { url, name, bytes } }: { file: NonNullable<ContentProps['file']> }) {
  const { t } = useTranslation();
  return (
    <div className={css.file}>
      <FileText size={24} aria-hidden />
      <div>
        <bdi>{name}</bdi>
        <small>{fileSize(bytes)}</small>
      </div>
      <Button variant="outlined" href={url} startIcon={<Download size={16} aria-hidden />}>
        {t('policies.page.download')}
      </Button>
    </div>
  );
}
