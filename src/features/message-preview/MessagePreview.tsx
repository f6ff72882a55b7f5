import Button from '@mui/material/Button';
import { AtSign } from 'lucide-react';
import { useState } from 'react';
import type { Callout } from '#contract/messageTemplates/message';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { MarkedMessage, type Message } from './MarkedMessage.tsx';
import css from './preview.module.css';

interface MessagePreviewProps {
  message: Message & { callouts: readonly Callout[] };
}

/** A message as its reader sees it; its callouts can be shown, and visited one after the other. */
export function MessagePreview({ message }: MessagePreviewProps) {
  const { t } = useTranslation();
  const [isShowing, setShowing] = useState(true);
  const [stop, setStop] = useState<number | null>(null);
  const callouts = [...message.callouts].sort((a, b) => a.orderNumber - b.orderNumber);
  const present = isShowing && stop !== null ? callouts[stop] : undefined;
  const isLast = stop === callouts.length - 1;
  const toggle = () => {
    setStop(null);
    setShowing(!isShowing);
  };
  return (
    <section className={css.message} aria-label={t('exercise.preview.message')}>
      {callouts.length > 0 && (
        <div className={css.tools}>
          <Button size="small" variant="outlined" onClick={toggle}>
            {isShowing ? t('exercise.preview.hideCallouts') : t('exercise.preview.showCallouts')}
          </Button>
          {isShowing && stop === null && (
            <Button size="small" onClick={() => setStop(0)}>
              {t('exercise.preview.startTour')}
            </Button>
          )}
        </div>
      )}
      {present && (
        <div className={css.stop} role="status">
          <span className={css.number} aria-hidden>
            {present.place === 'HEADER' ? <AtSign size={14} /> : present.orderNumber}
          </span>
          <p>
            {present.place === 'BODY' && <strong dir="auto">{present.anchor}</strong>}
            <span dir="auto">{present.description}</span>
          </p>
          <Button size="small" variant="contained" color="primary" onClick={() => setStop(isLast ? null : (stop ?? 0) + 1)}>
            {isLast ? t('exercise.preview.endTour') : t('exercise.preview.next')}
          </Button>
        </div>
      )}
      <MarkedMessage
        message={message}
        anchors={callouts.filter(({ place }) => place === 'BODY').map(({ anchor }) => anchor)}
        isHeadMarked={isShowing && callouts.some(({ place }) => place === 'HEADER')}
        isHeadStop={present?.place === 'HEADER'}
        fragment={!isShowing ? 'plain' : present?.place === 'BODY' ? `callout-${present.orderNumber}` : ''}
      />
    </section>
  );
}
