import Skeleton from '@mui/material/Skeleton';
import { Building, Layers, type LucideIcon, ShieldCheck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { type HomeNumbers, useHomeNumbers } from './useHomeNumbers.ts';

const admins = `${paths.allUsers}?filterBy=account_owner&filterBy=account_admin`;
const tiles: readonly { name: keyof HomeNumbers; to: string; icon: LucideIcon }[] = [
  { name: 'people', to: paths.allUsers, icon: Users },
  { name: 'admins', to: admins, icon: ShieldCheck },
  { name: 'departments', to: paths.departments, icon: Building },
  { name: 'groups', to: paths.groups, icon: Layers },
];

/** Four figures, each leading to what it counts. */
export function Numbers() {
  const { t } = useTranslation();
  const { numbers, error, retry } = useHomeNumbers();
  if (error) return <ErrorAlert error={error} onRetry={retry} sx={{ mb: 2 }} />;
  return (
    <nav aria-label={t('home.stats.title')}>
      <ul className="home-numbers">
        {tiles.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Link to={to} className="home-number">
              <span className="home-number-label">
                <Icon size={16} aria-hidden />
                {t(`home.stats.${name}`)}
              </span>
              <strong>{numbers[name] === undefined ? <Skeleton width={56} /> : formatNumber(numbers[name])}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
