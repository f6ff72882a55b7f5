import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '#contract/people/users';
import { LtrText } from '~/components/data/LtrText.tsx';
import { RelativeDate } from '~/components/data/RelativeDate.tsx';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { statusTones } from '../fields.tsx';
import { WaitingAddress } from './WaitingAddress.tsx';
import { UndeliveredNotice } from './UndeliveredNotice.tsx';
import '~/components/data/avatar.css';

interface ProfileCardProps {
  user: UserProfile;
  isOwn: boolean;
}

const initialsOf = (user: UserProfile) =>
  [user.name || user.email, user.lastName]
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase();

/** Who this is, at a glance. */
export function ProfileCard({ user, isOwn }: ProfileCardProps) {
  const { t } = useTranslation();
  const names = (list: UserProfile['departments']) => list.map(({ name }) => name).join(', ') || t('profile.facts.none');
  const role = user.role === 'user' || user.role === 'admin' ? t(`users.accounts.${user.account}`) : t(`common.roles.${user.role}`);
  return (
    <section className="profile-card">
      <div className="profile-who">
        <span className="avatar" data-size="large" aria-hidden>
          {initialsOf(user)}
        </span>
        <div>
          <div className="profile-name">
            <LtrText>{user.email}</LtrText>
            {isOwn && <span className="profile-you">{t('profile.you')}</span>}
          </div>
          <span className="profile-role">{role}</span>
        </div>
      </div>
      <dl className="profile-facts">
        <Fact label={t('profile.facts.status')}>
          <StatusDot tone={statusTones[user.status]} label={t(`users.statuses.${user.status}`)} />
        </Fact>
        <Fact label={t('profile.facts.departments')}>{names(user.departments)}</Fact>
        <Fact label={t('profile.facts.groups')}>{names(user.groups)}</Fact>
        <Fact label={t('profile.facts.lastLogin')}>
          <RelativeDate value={user.lastLogin} />
        </Fact>
        <Fact label={t('profile.facts.createdAt')}>
          <RelativeDate value={user.createdAt} />
        </Fact>
        {user.status === 'invited' && user.invitedAt && (
          <Fact label={t('profile.facts.invitedAt')}>
            <RelativeDate value={user.invitedAt} />
          </Fact>
        )}
      </dl>
      <UndeliveredNotice user={user} />
      {user.addressChange && <WaitingAddress user={user} change={user.addressChange} isOwn={isOwn} />}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
