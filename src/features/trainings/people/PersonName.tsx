import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo, paths } from '#contract/paths';
import { personName } from '~/schema/personFields.ts';

interface PersonNameProps {
  person: { userId: string; name: string; lastName: string; email: string; isDeleted: boolean; isDisabled?: boolean };
}

/** A person in a report, with the way to their page; a deleted one has no page and no name any more. */
export function PersonName({ person }: PersonNameProps) {
  const { t } = useTranslation();
  if (person.isDeleted) return <span className="list-muted">{t('campaigns.people.deleted')}</span>;
  const name = personName(person);
  return (
    <>
      <Link className="list-link" to={pathTo(paths.userProfile, { userId: person.userId })} title={name}>
        <bdi className="list-clip">{name}</bdi>
      </Link>
      {person.isDisabled && <small className="person-disabled">{t('campaigns.people.disabled')}</small>}
    </>
  );
}
