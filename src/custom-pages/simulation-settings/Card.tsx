import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import cardCss from '~/components/page/card.module.css';
import css from './simulationSettings.module.css';

interface CardProps {
  title: string;
  about?: string;
  /** Of what it shows; the content is absent until that is read. */
  error?: unknown;
  onRetry?: () => void;
  children: ReactNode;
}

/** One of the things that a company sets. */
export function Card({ title, about, error, onRetry, children }: CardProps) {
  const isRead = children !== undefined && children !== false;
  return (
    <section className={`${cardCss.card} ${css.card}`} aria-label={title}>
      <h2>{title}</h2>
      {about && <p className={css.about}>{about}</p>}
      {!isRead && error ? <ErrorAlert error={error} onRetry={onRetry} /> : null}
      {!isRead && !error && <Skeleton variant="rounded" height={120} />}
      {children}
    </section>
  );
}
