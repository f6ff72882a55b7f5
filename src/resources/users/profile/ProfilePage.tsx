import { useEffect, useState } from 'react';
import { EditBase, useEditContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { pathTo, paths } from '#contract/paths';
import type { UserProfile } from '#contract/people/users';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { editingWhole } from '~/components/form/useRecordForm.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { isHeedError } from '~/dataProvider/index.ts';
import { personName } from '~/components/data/personName.ts';
import { useSession } from '~/session/useSession.ts';
import type { UserDeed } from '../deeds.ts';
import { UserDeedDialog } from '../UserDeedDialog.tsx';
import { useUserRowActions } from '../useUserRowActions.tsx';
import { EditTab } from './EditTab.tsx';
import { LostMailboxDialog } from './LostMailboxDialog.tsx';
import { PasswordTab } from './PasswordTab.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { ProfileTabs, tabOf } from './ProfileTabs.tsx';
import { useLostMailbox } from './useLostMailbox.tsx';
import { TasksTab } from './TasksTab.tsx';
import './profile.css';

const queryOptions = { ...editingWhole.queryOptions, refetchOnWindowFocus: true };

/** One person: who they are, what can be changed about them, and for oneself the password. */
export function ProfilePage() {
  const { userId = '' } = useParams();
  return (
    <EditBase {...editingWhole} key={userId} resource="users" id={userId} queryOptions={queryOptions}>
      <Profile userId={userId} />
    </EditBase>
  );
}

function Profile({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isOwn = useSession().user.id === userId;
  const { record: user, error, refetch } = useEditContext<UserProfile>();
  const [deed, setDeed] = useState<UserDeed>();
  const actions = useUserRowActions(setDeed);
  const lost = useLostMailbox();
  useLeaveWhenDeleted(deed, error);

  const tab = tabOf(pathname);
  if (tab === 'password' && !isOwn) return <Navigate to={pathTo(paths.userProfileEdit, { userId })} replace />;
  if (isHeedError(error, 'not_found', 'validation_failed')) {
    return (
      <NotFoundState
        backTo={paths.allUsers}
        backLabel={t('profile.back')}
        title={t('profile.unknown.title')}
        text={t('profile.unknown.text')}
      />
    );
  }
  if (!user) return error ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <ProfileSkeleton />;
  return (
    <>
      <PageHeader
        title={personName(user)}
        menu={<MoreMenu actions={[...actions(user).filter(({ key }) => key !== 'edit'), ...lost.actions(user)]} />}
      />
      <ProfileCard user={user} isOwn={isOwn} />
      <ProfileTabs userId={userId} isOwn={isOwn} />
      {tab === 'password' && <PasswordTab />}
      {tab === 'edit' && <EditTab user={user} isOwn={isOwn} />}
      {(tab === 'outstanding' || tab === 'completed') && <TasksTab key={tab} userId={userId} state={tab} />}
      {lost.isAsked && <LostMailboxDialog user={user} onClose={lost.close} />}
      {deed && <UserDeedDialog deed={deed} onClose={() => setDeed(undefined)} />}
    </>
  );
}

/** Someone just deleted from here is gone, not unknown: back to the list. */
function useLeaveWhenDeleted(deed: UserDeed | undefined, error: unknown) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  if (deed && isDeleting !== (deed.kind === 'delete')) setDeleting(deed.kind === 'delete');
  const isGone = isDeleting && isHeedError(error, 'not_found');
  useEffect(() => {
    if (isGone) void navigate(paths.allUsers, { replace: true });
  }, [isGone, navigate]);
}
