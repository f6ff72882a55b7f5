import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { can } from '#contract/access';
import { paths } from '#contract/paths';
import { useToast } from '~/components/feedback/useToast.ts';
import { type Session, useMaybeSession } from '~/session/useSession.ts';
import type { PageRoute } from './routes.tsx';

/** Shows a page to whoever may see it. Guests never come here: signing out takes the panel away. */
export function Guard({ route: { access, ownAccess, page: Page } }: { route: PageRoute }) {
  const { userId } = useParams();
  const session = useMaybeSession();
  if (access === 'anyone') return <Page />;
  if (!session) return null;
  const isOpen = can(session.subject, access) || (ownAccess && isOneself(session, userId) && can(session.subject, ownAccess));
  return isOpen ? <Page /> : <Denied />;
}

const isOneself = ({ user, isActingElsewhere }: Session, userId: string | undefined) => user.id === userId && !isActingElsewhere;

let toldAt = 0;

/** Says once that this is not allowed and goes home; the address is not kept, so that nothing leads back here. */
function Denied() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    // React runs effects twice in development; the person reads the sentence once.
    if (Date.now() - toldAt > 1000) toast.error(t('errors.permission_denied'));
    toldAt = Date.now();
    void navigate(paths.home, { replace: true });
  }, [navigate, t, toast]);
  return null;
}
