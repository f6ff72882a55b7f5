import Skeleton from '@mui/material/Skeleton';
import { Suspense, useEffect, useState } from 'react';
import { EditBase, useEditContext } from 'react-admin';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { paths, pathTo } from '#contract/paths';
import type { UserProfile } from '#contract/people/users';
import { personName } from '~/components/data/personName.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { editingWhole } from '~/components/form/useRecordForm.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { ResetFactorsDialog, TwoFactorSection } from '~/features/two-factor/public.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { type UserAction, UserActionDialog } from '../UserActionDialog.tsx';
import { useUserRowActions } from '../useUserActions.tsx';
import { EditTab } from './EditTab.tsx';
import { LostMailboxDialog, useLostMailbox } from './LostMailboxDialog.tsx';
import { PasswordTab } from './PasswordTab.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { useResetFactors } from './useResetFactors.tsx';
import { TasksTab } from './TasksTab.tsx';

const queryOptions = { ...editingWhole.queryOptions, refetchOnWindowFocus: true };

/** The profile of one person: facts, tasks, the edit form, and the password of one's own profile. */
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
  const [pending, setPending] = useState<UserAction>();
  const actions = useUserRowActions(setPending);
  const lost = useLostMailbox();
  const factors = useResetFactors();
  useLeaveWhenDeleted(pending, error);

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
        menu={
          <MoreMenu
            actions={[...actions(user).filter(({ key }) => key !== 'edit'), ...lost.actions(user), ...factors.actions(user)]}
          />
        }
      />
      <ProfileCard user={user} isOwn={isOwn} />
      <ProfileTabs userId={userId} isOwn={isOwn} />
      {tab === 'password' && <PasswordTab />}
      {tab === 'edit' && <EditTab user={user} isOwn={isOwn} />}
      {tab === 'edit' && isOwn && (
        <Suspense fallback={<Skeleton variant="rounded" height={320} sx={{ maxWidth: 720, mt: 3 }} />}>
          <TwoFactorSection />
        </Suspense>
      )}
      {(tab === 'outstanding' || tab === 'completed') && <TasksTab key={tab} userId={userId} state={tab} />}
      {factors.isOpen && (
        <Suspense>
          <ResetFactorsDialog user={user} onClose={factors.close} />
        </Suspense>
      )}
      {lost.isOpen && <LostMailboxDialog user={user} onClose={lost.close} />}
      {pending && <UserActionDialog action={pending} onClose={() => setPending(undefined)} />}
    </>
  );
}

/** Returns to the list after this page deleted the person, instead of showing "not found". */
function useLeaveWhenDeleted(pending: UserAction | undefined, error: unknown) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  if (pending && isDeleting !== (pending.kind === 'delete')) setDeleting(pending.kind === 'delete');
  const wasDeleted = isDeleting && isHeedError(error, 'not_found');
  useEffect(() => {
    if (wasDeleted) void navigate(paths.allUsers, { replace: true });
  }, [wasDeleted, navigate]);
}

/** The tabs of a profile; each has its own path. The password tab is shown on one's own profile only. */
const profileTabs = [
  { key: 'outstanding', path: paths.userProfileOutstanding },
  { key: 'completed', path: paths.userProfileCompleted },
  { key: 'edit', path: paths.userProfileEdit },
  { key: 'password', path: paths.userProfilePassword, isOwnOnly: true },
] as const;
type ProfileTab = (typeof profileTabs)[number]['key'];

/** The tab that a path names. */
const tabOf = (pathname: string): ProfileTab =>
  profileTabs.find(({ path }) => pathname.endsWith(path.slice(path.lastIndexOf('/'))))?.key ?? 'outstanding';

function ProfileTabs({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const { t } = useTranslation();
  const open = profileTabs
    .filter((tab) => isOwn || !('isOwnOnly' in tab))
    .map(({ key, path }) => ({ key, label: t(`profile.tabs.${key}`), to: pathTo(path, { userId }) }));
  return <PageTabs label={t('profile.tabs.label')} tabs={open} />;
}

/** Stands in for the page while the person loads. */
function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Skeleton width={240} height={36} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={148} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={360} sx={{ maxWidth: 720 }} />
    </div>
  );
}
