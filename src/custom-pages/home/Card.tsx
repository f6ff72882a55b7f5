import { type ReactNode, useId } from 'react';

interface CardProps {
  title: string;
  /** Small, at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of the page. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <section className="home-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside && <span className="home-quiet">{aside}</span>}
      </header>
      {children}
    </section>
  );
}
