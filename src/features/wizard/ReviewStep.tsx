import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import css from './wizard.module.css';

interface Figure {
  Icon: LucideIcon;
  label: string;
  value: string;
}

interface ReviewStepProps {
  title: string;
  nameLabel: string;
  figures: readonly Figure[];
  /** To whom it will happen, and when. */
  children: ReactNode;
}

/** The last step: the name, and what will happen. */
export function ReviewStep({ title, nameLabel, figures, children }: ReviewStepProps) {
  return (
    <section className={css.review}>
      <h2>{title}</h2>
      <TextInput name="name" label={nameLabel} isRequired />
      <dl className={css.figures}>
        {figures.map(({ Icon, label, value }) => (
          <div key={label}>
            <dt>
              <Icon size={16} aria-hidden /> {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
