import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface NextStepProps {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  tone?: 'accent' | 'danger';
  children?: ReactNode;
}

/** The one thing that matters now, with its buttons. */
export function NextStep({ icon: Icon, title, text, tone = 'accent', children }: NextStepProps) {
  const id = useId();
  return (
    <section className="home-next" data-tone={tone} aria-labelledby={id}>
      <span className="home-next-icon" aria-hidden>
        <Icon size={24} />
      </span>
      <div className="home-next-text">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {children && <div className="home-next-actions">{children}</div>}
    </section>
  );
}
