import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import css from './NextStep.module.css';

interface NextStepProps {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  tone?: 'accent' | 'danger';
  children?: ReactNode;
}

/** The most important next step, with its buttons. */
export function NextStep({ icon: Icon, title, text, tone = 'accent', children }: NextStepProps) {
  const id = useId();
  return (
    <section className={css.card} data-tone={tone} aria-labelledby={id}>
      <span className={css.icon} aria-hidden>
        <Icon size={24} />
      </span>
      <div className={css.text}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </section>
  );
}
