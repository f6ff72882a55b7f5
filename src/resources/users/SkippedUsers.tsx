import './skippedUsers.css';
import { useTranslation } from 'react-i18next';
import type { UneditableReason } from '#contract/people/users';

interface Props {
  /** What is said of them. */
  title: string;
  users: readonly { id: string; email: string; reason: UneditableReason }[];
  /** How many there are in all; only the first ones are named. */
  count: number;
}

const namedAtMost = 20;

/** People whom an action cannot change, each with the reason. */
export function SkippedUsers({ title, users, count }: Props) {
  const { t } = useTranslation();
  const named = users.slice(0, namedAtMost);
  return (
    <div className="skipped-users">
      <p>{title}</p>
      <ul>
        {named.map(({ id, email, reason }) => (
          <li key={id}>
            <bdi dir="ltr">{email}</bdi>
            <span>{t(`users.reasons.${reason}`)}</span>
          </li>
        ))}
        {count > named.length && <li>{t('users.bulk.more', { count: count - named.length })}</li>}
      </ul>
    </div>
  );
}
