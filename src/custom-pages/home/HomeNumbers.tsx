import Skeleton from '@mui/material/Skeleton';
import { Building, Layers, type LucideIcon, ShieldCheck, Users } from 'lucide-react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { countUsers } from '#contract/people/users';
import { formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './HomeNumbers.module.css';

export interface HomeCounts {
  people: number | undefined;
  admins: number | undefined;
  departments: number | undefined;
  groups: number | undefined;
}

/** One row is enough, because the page reads only the total. */
const oneRow = { pagination: { page: 1, perPage: 1 }, sort: { field: 'created_at', order: 'DESC' } } as const;

/** Exact numbers of the company in scope; undefined until they are known. */
export function useHomeNumbers(): { numbers: HomeCounts; error: Error | null; retry: () => void } {
  const people = useEndpoint(countUsers, { body: {} });
  const admins = useEndpoint(countUsers, { body: { filters: ['account_owner', 'account_admin'] } });
  const ofDepartments = useGetList('departments', oneRow);
  const ofGroups = useGetList('groups', oneRow);
  return {
    numbers: {
      people: people.data?.count,
      admins: admins.data?.count,
      departments: ofDepartments.total,
      groups: ofGroups.total,
    },
    error: people.error ?? admins.error ?? ofDepartments.error ?? ofGroups.error,
    retry: () => {
      for (const query of [people, admins, ofDepartments, ofGroups]) if (query.isError) void query.refetch();
    },
  };
}

const admins = `${paths.allUsers}?filterBy=account_owner&filterBy=account_admin`;
const tiles: readonly { name: keyof HomeCounts; to: string; icon: LucideIcon }[] = [
  { name: 'people', to: paths.allUsers, icon: Users },
  { name: 'admins', to: admins, icon: ShieldCheck },
  { name: 'departments', to: paths.departments, icon: Building },
  { name: 'groups', to: paths.groups, icon: Layers },
];

/** Four figures, each with a link to the records that it counts. */
export function HomeNumbers() {
  const { t } = useTranslation();
  const { numbers, error, retry } = useHomeNumbers();
  if (error) return <ErrorAlert error={error} onRetry={retry} sx={{ mb: 2 }} />;
  return (
    <nav aria-label={t('home.stats.title')}>
      <ul className={css.numbers}>
        {tiles.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Link to={to} className={css.number}>
              <span className={css.label}>
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
