import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { can } from '#contract/access';
import { paths } from '#contract/paths';
import { useToast } from '~/components/feedback/useToast.ts';
import { useFlags } from '~/flags/flags.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type Session, useMaybeSession } from '~/session/useSession.ts';
import type { PageRoute } from './routes.tsx';

/** Shows the page if the session may see it. Guests never get here: signing out unmounts the panel. */
export function Guard({ route: { access, ownAccess, instead, flag, page: Page } }: { route: PageRoute }) {
  const { userId } = useParams();
  const session = useMaybeSession();
  const flags = useFlags();
  if (flag && !flags[flag]) return <Navigate to={paths.notFound} replace />;
  if (access === 'anyone') return <Page />;
  if (!session) return null;
  const isOpen = can(session.subject, access) || (ownAccess && isOneself(session, userId) && can(session.subject, ownAccess));
  if (isOpen) return <Page />;
  return instead ? <Navigate to={instead(session.subject)} replace /> : <Denied />;
}

const isOneself = ({ user, isActingElsewhere }: Session, userId: string | undefined) => user.id === userId && !isActingElsewhere;

let refusedAt = 0;

/** Shows one toast and goes home; `replace`, so that Back does not lead here again. */
function Denied() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    // React runs effects twice in development; one toast is enough.
    if (Date.now() - refusedAt > 1000) toast.error(t('errors.permission_denied'));
    refusedAt = Date.now();
    void navigate(paths.home, { replace: true });
  }, [navigate, t, toast]);
  return null;
}
