import { type ReactNode, useId } from 'react';
import css from './homeCard.module.css';

interface CardProps {
  title: string;
  /** Small text at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of the page. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside && <span className={css.quiet}>{aside}</span>}
      </header>
      {children}
    </section>
  );
}

interface FactsProps {
  /** Pairs of name and value. */
  facts: readonly (readonly [name: string, value: string])[];
  className?: string | undefined;
}

/** A few facts, each beside its name. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className ? `${css.facts} ${className}` : css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
