import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { houseRoles, type Role } from '#contract/roles';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useDocumentTitle } from '~/components/page/useDocumentTitle.ts';
import { fetchedCode } from '~/session/reloadOnce.ts';
import { type Session, useCan, useSession } from '~/session/useSession.ts';
import { AccountCard } from './AccountCard.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Numbers } from './Numbers.tsx';
import { UndeliveredNotice } from './UndeliveredNotice.tsx';
import './home.css';

const CompanyPicker = lazy(() => fetchedCode(import('./companies/CompanyPicker.tsx').then((m) => ({ default: m.CompanyPicker }))));
const HomeTraining = lazy(() => fetchedCode(import('./training/HomeTraining.tsx').then((m) => ({ default: m.HomeTraining }))));
const Interests = lazy(() => fetchedCode(import('./training/Interests.tsx').then((m) => ({ default: m.Interests }))));

const isHouse = (role: Role) => (houseRoles as readonly Role[]).includes(role);

/** Staff and partners act in other companies; while they do, home is that company's. */
export const choosesCompanies = ({ user, isActingElsewhere }: Session): boolean =>
  !isActingElsewhere && (isHouse(user.role) || user.role === 'msp' || user.company.distribution.isPartner);

/** Where everybody begins: who and where one is, what there is, what comes next. */
export function HomePage() {
  const { t } = useTranslation();
  const session = useSession();
  const { user, company, isActingElsewhere } = session;
  const canSeePeople = useCan('users:read');
  // Our own staff look after the companies of others; their own has neither people nor training to speak of.
  const isCustomer = isActingElsewhere || !isHouse(user.role);
  const showsPeople = canSeePeople && isCustomer;
  return (
    <>
      <PageHeader
        title={user.name ? t('home.greeting', { name: user.name }) : t('home.greetingNoName')}
        text={t('home.intro', { company: company.name })}
      />
      <TabTitle />
      {choosesCompanies(session) && (
        <Suspense fallback={<Skeleton variant="rounded" height={240} sx={{ mb: 3 }} />}>
          <CompanyPicker />
        </Suspense>
      )}
      {isCustomer && (
        <Suspense fallback={<Skeleton variant="rounded" height={168} sx={{ mb: 2 }} />}>
          <HomeTraining />
        </Suspense>
      )}
      {showsPeople && <UndeliveredNotice />}
      {showsPeople && <Numbers />}
      <div className="home-columns" data-single={!canSeePeople || undefined}>
        {canSeePeople && (
          <div className="home-main">
            {showsPeople && <NextSteps />}
            <ActivityCard />
          </div>
        )}
        <div className="home-main">
          <AccountCard />
        </div>
      </div>
      <div className="home-more">
        <Suspense fallback={null}>
          <Interests />
        </Suspense>
      </div>
    </>
  );
}

/** The tab keeps the page's name; the greeting is for the page only. */
function TabTitle() {
  const { t } = useTranslation();
  useDocumentTitle(t('shell.nav.home'));
  return null;
}
