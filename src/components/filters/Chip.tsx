import { Check } from 'lucide-react';
import css from './Chip.module.css';

interface Props {
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

/** A choice as a pill that is on or off. */
export function Chip({ label, isOn, onToggle }: Props) {
  return (
    <button type="button" className={css.chip} data-on={isOn || undefined} aria-pressed={isOn} onClick={onToggle}>
      {isOn && <Check size={14} aria-hidden />}
      {label}
    </button>
  );
}
