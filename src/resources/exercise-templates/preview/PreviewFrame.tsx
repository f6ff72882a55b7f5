import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { type LayoutType, previewTemplate } from '#contract/exercise/templates';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { callEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './preview.module.css';

interface PreviewFrameProps {
  html: string;
  layoutType: LayoutType;
  anchors: readonly string[];
  /** Which callout stands out: the part of the address after `#`, which loads nothing again. */
  fragment: string;
}

/** The body of a message, cleaned by the server, in a frame that runs nothing. Its address works once. */
export function PreviewFrame({ html, layoutType, anchors, fragment }: PreviewFrameProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ url?: string; error?: unknown }>({});
  const [loaded, setLoaded] = useState<string>();
  const asked = JSON.stringify({ html, layoutType, anchors });
  useEffect(() => {
    const leaving = new AbortController();
    const body = JSON.parse(asked) as Pick<PreviewFrameProps, 'html' | 'layoutType'> & { anchors: string[] };
    callEndpoint(previewTemplate, { body, signal: leaving.signal }).then(
      ({ data: { url } }) => !leaving.signal.aborted && setShown({ url }),
      (error: unknown) => !leaving.signal.aborted && setShown({ error }),
    );
    return () => leaving.abort();
  }, [asked]);
  if (shown.error !== undefined) return <ErrorAlert error={shown.error} />;
  if (!shown.url)
    return (
      <div className={css.frame} aria-busy>
        <Skeleton variant="rectangular" sx={{ height: '100%' }} />
      </div>
    );
  const { url } = shown;
  // A new fragment before the frame has loaded would ask for its address once more, and get nothing.
  const standing = (loaded === url && fragment) || 'none';
  return (
    <iframe
      key={url}
      className={css.frame}
      sandbox=""
      src={`${url}#${standing}`}
      onLoad={() => setLoaded(url)}
      title={t('exercise.preview.message')}
    />
  );
}
