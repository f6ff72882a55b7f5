import Button from '@mui/material/Button';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { readAccess } from '#contract/partners/accessGrants';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { NextStep } from './training/NextStep.tsx';
import css from './home.module.css';

const fetchDialog = withTexts('training', () => import('~/features/access-grants/public.ts').then((m) => m.AccessRequestDialog));
const Dialog = lazy(() => fetchedCode(fetchDialog().then((component) => ({ default: component }))));

/** The notice of a pending request of the parent company for access, and the dialog with the answers, which the notice and a mail link to. */
export function AccessRequest() {
  const { isOpen, open, close } = useOverlayParam('isAccessDialog', ['true']);
  const isPending = useSession().company.login_as_company_status === 'pending';
  const canGrant = useCan('access:grant');
  return (
    <>
      {isPending && canGrant && <RequestNotice onAnswer={() => open('true')} />}
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The session knows of the request as it was at sign-in. */
function RequestNotice({ onAnswer }: { onAnswer: () => void }) {
  const { t } = useTranslation();
  const { data } = useEndpoint(readAccess, {});
  if (!data?.parent || data.status !== 'pending') return null;
  return (
    <div className={css.undelivered}>
      <NextStep icon={KeyRound} title={t('home.accessAsked.title', { name: data.parent.name })} text={t('home.accessAsked.text')}>
        <Button variant="contained" color="primary" onClick={onAnswer}>
          {t('home.accessAsked.action')}
        </Button>
      </NextStep>
    </div>
  );
}
