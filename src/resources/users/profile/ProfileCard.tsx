import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { UserProfile } from '#contract/people/users';
import { EmailText } from '~/components/data/EmailText.tsx';
import { formatDateRange } from '~/components/data/format.ts';
import { LtrText } from '~/components/data/LtrText.tsx';
import { RelativeDate } from '~/components/data/RelativeDate.tsx';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { statusTones } from '../fields.tsx';
import { ResendInviteDialog } from '../UserActionDialog.tsx';
import { useLanguageAndZone } from './useLanguageAndZone.ts';
import { WaitingAddress } from './WaitingAddress.tsx';
import avatarCss from '~/components/data/avatar.module.css';
import formCss from '~/components/form/form.module.css';
import css from './profile.module.css';

interface ProfileCardProps {
  user: UserProfile;
  isOwn: boolean;
}

const initialsOf = (user: UserProfile) =>
  [user.name || user.email, user.lastName]
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase();

/** The head of a profile: address, role, status and dates. */
export function ProfileCard({ user, isOwn }: ProfileCardProps) {
  const { t } = useTranslation();
  const { language, timeZone } = useLanguageAndZone(user);
  const names = (list: UserProfile['departments']) => list.map(({ name }) => name).join(', ') || t('profile.facts.none');
  const role = user.role === 'user' || user.role === 'admin' ? t(`users.accounts.${user.account}`) : t(`common.roles.${user.role}`);
  return (
    <section className={css.card}>
      <div className={css.who}>
        <span className={avatarCss.avatar} data-size="large" aria-hidden>
          {initialsOf(user)}
        </span>
        <div>
          <div className={css.name}>
            <LtrText>
              <EmailText email={user.email} />
            </LtrText>
            {isOwn && <span className={css.you}>{t('profile.you')}</span>}
          </div>
          <span>{role}</span>
        </div>
      </div>
      <dl className={css.facts}>
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
        <Fact label={t('profile.fields.language')}>{language}</Fact>
        <Fact label={t('profile.fields.timeZone')}>{timeZone}</Fact>
        {user.awayFrom && user.awayUntil && (
          <Fact label={t('profile.facts.away')}>{formatDateRange(user.awayFrom, user.awayUntil)}</Fact>
        )}
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

/** Says why the invitation was not delivered, quotes the mail server, and offers to send it again. */
function UndeliveredNotice({ user }: { user: UserProfile }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const failure = user.invitationFailure;
  const resend = (
    <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
      {t('users.resend.confirm')}
    </Button>
  );
  return (
    <>
      {failure && (
        <Notice tone="warning" actions={resend}>
          <strong>{t('users.undelivered.text', { reason: t(`users.undelivered.reasons.${failure.kind}`) })}</strong>
          {failure.detail && (
            <div className={formCss.help}>
              {t('users.undelivered.said')} <bdi dir="ltr">{failure.detail}</bdi>
            </div>
          )}
        </Notice>
      )}
      {isAsking && <ResendInviteDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}
