import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './twoFactor.module.css';

interface FactorRowProps {
  icon: LucideIcon;
  title: string;
  help: string;
  action: ReactNode;
  children?: ReactNode;
}

/** A way to take the second step, with what can be done about it. */
export function FactorRow({ icon: Icon, title, help, action, children }: FactorRowProps) {
  return (
    <li className={css.factor}>
      <Icon size={20} aria-hidden />
      <div className={css.about}>
        <h3 className={css.name}>{title}</h3>
        <p className={css.help}>{help}</p>
        {children}
      </div>
      <div className={css.action}>{action}</div>
    </li>
  );
}
