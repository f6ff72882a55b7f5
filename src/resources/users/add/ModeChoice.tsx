import { FileUp, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AddMode } from './AddUsersDrawer.tsx';
import './addUsers.css';

const modes = [
  { value: 'user', Icon: Mail },
  { value: 'csv', Icon: FileUp },
] as const;

/** The ways to add people. Single sign-on joins them once its settings have a page. */
export function ModeChoice({ mode, onChange }: { mode: AddMode; onChange: (mode: AddMode) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="mode-choice">
      <legend className="visually-hidden">{t('addUsers.mode')}</legend>
      {modes.map(({ value, Icon }) => (
        <label key={value}>
          <input type="radio" name="add-users-mode" value={value} checked={value === mode} onChange={() => onChange(value)} />
          <Icon size={16} aria-hidden />
          {t(`addUsers.modes.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
