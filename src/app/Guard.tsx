import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { can } from '#contract/access';
import { paths } from '#contract/paths';
import { useToast } from '~/components/feedback/useToast.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import type { PageRoute } from './routes.tsx';

/** Shows a page to whoever may see it. Guests never come here: signing out takes the panel away. */
export function Guard({ access, page: Page }: { access: PageRoute['access']; page: ComponentType }) {
  const session = useMaybeSession();
  if (access === 'anyone') return <Page />;
  if (!session) return null;
  return can(session.subject, access) ? <Page /> : <Denied />;
}

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
