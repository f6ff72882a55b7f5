import { useEffect, useMemo, useState } from 'react';
import type { LayoutType } from '#contract/messageTemplates/message';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useMessageCalls } from './messageCalls.ts';
import { visibleText } from './visibleText.ts';
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
  const { preview } = useMessageCalls();
  const [shown, setShown] = useState<{ url?: string; dropped?: number; error?: unknown }>({});
  const [loaded, setLoaded] = useState<string>();
  const message = JSON.stringify({ html, layoutType, anchors });
  useEffect(() => {
    const leaving = new AbortController();
    const body = JSON.parse(message) as Pick<PreviewFrameProps, 'html' | 'layoutType'> & { anchors: string[] };
    preview(body, leaving.signal).then(
      ({ url, droppedPictures: dropped }) => !leaving.signal.aborted && setShown({ url, dropped }),
      (error: unknown) => !leaving.signal.aborted && setShown({ error }),
    );
    return () => leaving.abort();
  }, [message, preview]);
  if (shown.error !== undefined) return <ErrorAlert error={shown.error} />;
  const { url, dropped = 0 } = shown;
  if (!url) return <Waiting html={html} />;
  // A new fragment before the frame has loaded would ask for its address once more, and get nothing.
  const standing = (loaded === url && fragment) || 'none';
  return (
    <>
      <iframe
        key={url}
        className={css.frame}
        sandbox=""
        src={`${url}#${standing}`}
        onLoad={() => setLoaded(url)}
        title={t('exercise.preview.message')}
      />
      {dropped > 0 && <Notice tone="warning">{t('exercise.editor.picturesDropped', { n: dropped })}</Notice>}
    </>
  );
}

/** The first message that a server cleans takes seconds: until then its text is there to read. */
function Waiting({ html }: { html: string }) {
  const text = useMemo(() => visibleText(html), [html]);
  return (
    <div className={`${css.frame} ${css.waiting}`} dir="auto" aria-busy>
      {text}
    </div>
  );
}
