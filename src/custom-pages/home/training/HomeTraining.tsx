import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { CirclePause, UserPlus } from 'lucide-react';
import { Fragment, lazy, type ReactElement, Suspense, useState } from 'react';
import { getHome, type Home } from '#contract/company/home';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { ContactSales, useUpgrade } from '~/features/plan/public.ts';
import { CourseCreatedDialog } from '~/features/trainings/public.ts';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { AddUsersOverlay } from '~/resources/users/public.ts';
import { useCan, useCompanyId, useSession } from '~/session/useSession.ts';
import { HeldNotice } from './HeldNotice.tsx';
import { type HomePart, homeStateOf, partsOf } from './homeState.ts';
import { NextStep } from './NextStep.tsx';
import { StartTraining } from './StartTraining.tsx';
import { TrainingFigures } from './TrainingFigures.tsx';
import homeCss from '../home.module.css';

const HomeScore = lazy(() =>
  fetchedCode(withTexts('year', () => import('./HomeScore.tsx').then((m) => ({ default: m.HomeScore })))()),
);

/** The state of a company's training, and the next step. */
export function HomeTraining() {
  return <OfCompany key={useCompanyId()} />;
}

function OfCompany() {
  const { plan, company } = useSession();
  const { data, error, refetch } = useEndpoint(getHome, { query: { languageCode: currentLanguage().code } });
  const [started, setStarted] = useState<Home['annual']>(null);
  if (!data) {
    return error ? (
      <ErrorAlert error={error} onRetry={() => void refetch()} sx={{ mb: 2 }} />
    ) : (
      <Skeleton variant="rounded" height={168} sx={{ mb: 2 }} />
    );
  }
  const isExpired = plan === 'trialEnded' && !company.distribution.isPartner;
  const facts = { ...data, isExpired };
  const parts: Record<HomePart, ReactElement> = {
    suspended: <SuspendedNotice key="suspended" />,
    start: <StartTraining key="start" course={data.annual} onStarted={setStarted} />,
    invite: <InviteUsers key="invite" />,
    figures: (
      <Fragment key="figures">
        <TrainingFigures home={data} />
        <Suspense fallback={null}>
          <HomeScore />
        </Suspense>
      </Fragment>
    ),
  };
  return (
    <div className={homeCss.training} data-state={homeStateOf(facts)}>
      {data.held > 0 && <HeldNotice total={data.held} />}
      {partsOf(facts).map((part) => parts[part])}
      {started && (
        <Suspense fallback={null}>
          <CourseCreatedDialog course={started} text="home.created.text" onClose={() => setStarted(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Shown if a training runs and the company has no people to take it. */
function InviteUsers() {
  const { t } = useTranslation();
  const mayInvite = useCan('users:write');
  const drawer = useOverlayParam('drawer');
  return (
    <NextStep icon={UserPlus} title={t('home.invite.title')} text={t('home.invite.text')}>
      {mayInvite && (
        <>
          <Button variant="contained" color="primary" onClick={() => drawer.open('user')}>
            {t('home.invite.action')}
          </Button>
          <AddUsersOverlay />
        </>
      )}
    </NextStep>
  );
}

/** Shown after the end of a trial, which suspends the trainings that need a trial. */
function SuspendedNotice() {
  const { t } = useTranslation();
  const { upgrade, dialog } = useUpgrade();
  return (
    <NextStep icon={CirclePause} tone="danger" title={t('plans.expired.title')} text={t('home.suspended.text')}>
      <Button variant="contained" color="primary" onClick={upgrade}>
        {t('plans.upgrade')}
      </Button>
      <ContactSales />
      {dialog}
    </NextStep>
  );
}
