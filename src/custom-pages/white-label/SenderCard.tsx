import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import formCss from '~/components/form/form.module.css';
import cardCss from '~/components/page/card.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './whiteLabel.module.css';

const tones = { unset: 'neutral', inUse: 'success', failing: 'danger' } as const;

/** i18n-keys: whiteLabel.sending.states.* */
export function senderState(isConnected: boolean, failingSince: string | null): keyof typeof tones {
  if (!isConnected) return 'unset';
  return failingSince ? 'failing' : 'inUse';
}

interface SenderCardProps {
  title: string;
  text: string;
  /** Undefined until it is known. */
  state: keyof typeof tones | undefined;
  /** Why the state could not be read. */
  error: unknown;
  onRetry: () => void;
  children: ReactNode;
}

/** One of the ways out of a company for mails, with its state. */
export function SenderCard({ title, text, state, error, onRetry, children }: SenderCardProps) {
  const { t } = useTranslation();
  return (
    <section className={cardCss.card}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {state && <StatusDot tone={tones[state]} label={t(`whiteLabel.sending.states.${state}`)} />}
      </div>
      <p className={css.text}>{text}</p>
      {!state && error !== null && <ErrorAlert error={error} onRetry={onRetry} />}
      {!state && error === null && <Skeleton variant="rounded" height={160} />}
      {state && <div className={formCss.column}>{children}</div>}
    </section>
  );
}
