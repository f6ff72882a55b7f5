import Skeleton from '@mui/material/Skeleton';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getHome, type Home } from '#contract/company/home';
import { CourseCreatedDialog } from '~/components/courses/CourseCreatedDialog.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { currentLanguage } from '~/session/i18n.ts';
import { useCompanyId, useSession } from '~/session/useSession.ts';
import { type HomePart, homeStateOf, layouts } from './homeState.ts';
import { InviteUsers } from './InviteUsers.tsx';
import { StartTraining } from './StartTraining.tsx';
import { SuspendedNotice } from './SuspendedNotice.tsx';
import { TrainingFigures } from './TrainingFigures.tsx';
import './training.css';

/** Where a company stands with its training, and the next thing to do about it. */
export function HomeTraining() {
  return <OfCompany key={useCompanyId()} />;
}

function OfCompany() {
  const { t } = useTranslation();
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
  const state = homeStateOf({ ...data, isExpired });
  const parts: Record<HomePart, ReactElement> = {
    suspended: <SuspendedNotice key="suspended" />,
    start: <StartTraining key="start" course={data.annual} onStarted={setStarted} />,
    invite: <InviteUsers key="invite" />,
    figures: <TrainingFigures key="figures" home={data} />,
  };
  return (
    <div className="home-training" data-state={state}>
      {layouts[state].map((part) => parts[part])}
      {started && (
        <CourseCreatedDialog
          course={started}
          text={t('home.created.text', { course: started.name })}
          onClose={() => setStarted(null)}
        />
      )}
    </div>
  );
}
