import CircularProgress from '@mui/material/CircularProgress';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import {
  builderPath,
  builderTexts,
  type Design,
  type FromBuilder,
  type LoadBuilder,
  type ToBuilder,
} from '#contract/messageTemplates/builder';
import { messageLimits } from '#contract/messageTemplates/limits';
import { currentLanguage } from '~/i18n/i18n.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './EmailBuilder.module.css';

export interface EmailBuilderHandle {
  /** Resolves once `onChange` has got everything that was changed. */
  flush: () => Promise<void>;
}

interface EmailBuilderProps {
  ref: Ref<EmailBuilderHandle>;
  /** What to show first; read once the builder has loaded. */
  start: () => Design;
  onChange: (design: Design) => void;
  onPictureRefused: () => void;
}

/** A picture as text is a third longer than its bytes, and has a few characters before it. */
const longestPicture = (messageLimits.thumbnailBytes * 4) / 3 + 30;
const answerMs = 5000;
const idleMs = 400;

/** The colours of the panel as they are now, with those of the company. */
function coloursNow(): Pick<LoadBuilder, 'colours' | 'isDark'> {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    colours: { ground: read('--card'), text: read('--text'), line: read('--border'), accent: read('--accent') },
    isDark: style.colorScheme === 'dark',
  };
}

/** A builder of e-mails, which is a page of its own in a frame. Another builder can take its place. */
export function EmailBuilder({ ref, start, onChange, onPictureRefused }: EmailBuilderProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const waiting = useRef(new Map<number, (design: Design | undefined) => void>());
  const lastId = useRef(0);
  const tell = (message: ToBuilder) => frame.current?.contentWindow?.postMessage(message, window.location.origin);

  /** What it shows; undefined if it does not answer. */
  const exportDesign = (endsTyping: boolean) =>
    new Promise<Design | undefined>((resolve) => {
      lastId.current += 1;
      const id = lastId.current;
      const done = (design: Design | undefined) => {
        waiting.current.delete(id);
        clearTimeout(timer);
        resolve(design);
      };
      const timer = setTimeout(done, answerMs, undefined);
      waiting.current.set(id, done);
      tell({ kind: 'export', id, endsTyping });
    });
  /** The last design that the form knows: the builder also reports changes that are none. */
  const known = useRef<string>(undefined);
  const flush = async (endsTyping = false) => {
    const exported = await exportDesign(endsTyping);
    const text = exported && JSON.stringify(exported);
    const isChanged = text !== undefined && known.current !== undefined && text !== known.current;
    known.current = text ?? known.current ?? '';
    if (isChanged) onChange(exported as Design);
  };
  useImperativeHandle(ref, () => ({ flush: () => flush(true) }));

  const load = () => {
    const { code: language, dir } = currentLanguage();
    const texts = Object.fromEntries(builderTexts.map((name) => [name, t(dynamicKey(`exercise.builder.${name}`))]));
    tell({ kind: 'load', ...start(), language, dir, texts, longestPicture, ...coloursNow() });
  };
  const hear = useRef<(message: FromBuilder) => void>(undefined);
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    hear.current = (message) => {
      if (message.kind === 'waiting') load();
      else if (message.kind === 'ready') void flush().then(() => setReady(true));
      else if (message.kind === 'pictureRefused') onPictureRefused();
      else if (message.kind === 'exported') waiting.current.get(message.id)?.({ html: message.html, design: message.design });
      else {
        clearTimeout(idle.current);
        idle.current = setTimeout(() => void flush(), idleMs);
      }
    };
  });
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<FromBuilder>) => {
      if (origin === window.location.origin && source === frame.current?.contentWindow) hear.current?.(data);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      clearTimeout(idle.current);
    };
  }, []);

  return (
    <div className={css.builder}>
      {!isReady && (
        <div className={css.spinner}>
          <CircularProgress aria-label={t('common.loading')} />
        </div>
      )}
      <iframe ref={frame} className={css.frame} src={builderPath} title={t('exercise.editor.steps.body')} />
    </div>
  );
}
