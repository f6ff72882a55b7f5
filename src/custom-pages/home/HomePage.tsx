import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { houseRoles, type Role } from '#contract/roles';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useDocumentTitle } from '~/components/page/useDocumentTitle.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { RecentActivity } from '~/resources/audit-log/public.ts';
import { CompanyPicker } from '~/resources/companies/public.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { type Session, useCan, useSession } from '~/session/useSession.ts';
import { AccessRequest } from './AccessRequest.tsx';
import { AccountCard } from './AccountCard.tsx';
import { Card } from './Card.tsx';
import { CustomerFindings } from './CustomerFindings.tsx';
import { NextSteps } from './NextSteps.tsx';
import { HomeNumbers } from './HomeNumbers.tsx';
import { PurchaseDialog } from './PurchaseDialog.tsx';
import { SurveyPrompt } from './survey/SurveyPrompt.tsx';
import { UndeliveredNotice } from './UndeliveredNotice.tsx';
import css from './home.module.css';

const HomeTraining = lazy(() => fetchedCode(import('./training/HomeTraining.tsx').then((m) => ({ default: m.HomeTraining }))));
const Interests = lazy(() => fetchedCode(import('./training/Interests.tsx').then((m) => ({ default: m.Interests }))));

const isHouse = (role: Role) => (houseRoles as readonly Role[]).includes(role);

/** Staff and partners choose a company to act in; while they act in one, this page is the home of that company. */
const choosesCompanies = ({ user, isActingElsewhere }: Session): boolean =>
  !isActingElsewhere && (isHouse(user.role) || user.role === 'msp' || user.company.distribution.isPartner);

/** The home page: account and company, figures, next steps. */
export function HomePage() {
  const { t } = useTranslation();
  const session = useSession();
  const { user, company, isActingElsewhere } = session;
  const canSeePeople = useCan('users:read');
  // Staff work in the companies of others; the house has no learners or training to show.
  const isCustomer = isActingElsewhere || !isHouse(user.role);
  const showsPeople = canSeePeople && isCustomer;
  return (
    <>
      <PageHeader
        title={user.name ? t('home.greeting', { name: user.name }) : t('home.greetingNoName')}
        text={t('home.intro', { company: company.name })}
      />
      <TabTitle />
      <SurveyPrompt />
      <PurchaseDialog />
      <AccessRequest />
      <CustomerFindings />
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
      {showsPeople && <HomeNumbers />}
      <div className={css.columns} data-single={!canSeePeople || undefined}>
        {canSeePeople && (
          <div className={css.main}>
            {showsPeople && <NextSteps />}
            <Card title={t('home.activity.title')} aside={<Link to={paths.auditLog}>{t('home.activity.all')}</Link>}>
              <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
                <RecentActivity />
              </Suspense>
            </Card>
          </div>
        )}
        <div className={css.main}>
          <AccountCard />
        </div>
      </div>
      <div className={css.more}>
        <Suspense fallback={null}>
          <Interests />
        </Suspense>
      </div>
    </>
  );
}

/** Titles the browser's tab with the name of the page, because the heading is a greeting. */
function TabTitle() {
  const { t } = useTranslation();
  useDocumentTitle(t('shell.nav.home'));
  return null;
}
