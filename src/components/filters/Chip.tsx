import { Check } from 'lucide-react';
import css from './Chip.module.css';

interface Props {
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

/** A toggle button in the shape of a pill. */
export function Chip({ label, isOn, onToggle }: Props) {
  return (
    <button type="button" className={css.chip} data-on={isOn || undefined} aria-pressed={isOn} onClick={onToggle}>
      {isOn && <Check size={14} aria-hidden />}
      {label}
    </button>
  );
}
