import { Lock } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { reportLimits } from '#contract/reports/limits';
import { useBoostAction } from '~/features/plan/public.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useFlags } from '~/flags/flags.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import type { SentAway } from '~/report/page/ReportGuard.tsx';
import { reportCards } from './reportCards.ts';
import css from './ReportsPage.module.css';

/** The overview of reports. A report outside the plan offers the trial or Boost. */
export function ReportsPage() {
  const { t } = useTranslation();
  const isOpen = useCan('reports:read');
  const boost = useBoostAction();
  const flags = useFlags();
  const cards = reportCards.filter(({ flag }) => !flag || flags[flag]);
  useSentAway(boost.show);
  const askInstead = (event: MouseEvent) => {
    event.preventDefault();
    boost.show();
  };
  return (
    <>
      <PageHeader title={t('shell.nav.reports')} text={t('reports.intro')} />
      <ul className={css.cards}>
        {cards.map(({ key, path, icon: Icon, isFree }) => {
          const isLocked = !isOpen && !isFree;
          return (
            <li key={key}>
              <Link to={path} onClick={isLocked ? askInstead : undefined} aria-haspopup={isLocked ? 'dialog' : undefined}>
                <Icon size={20} aria-hidden />
                <strong>{t(`reports.pages.${key}.title`)}</strong>
                <span>{t(`reports.pages.${key}.text`)}</span>
                {isLocked && (
                  <em>
                    <Lock size={12} aria-hidden /> {t('reports.locked')}
                  </em>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      {boost.dialog}
    </>
  );
}

/** Opens the offer when a report outside the plan redirected the person to this page. */
function useSentAway(ask: () => void) {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isSentAway = (state as SentAway | null)?.isSentAway === true;
  useEffect(() => {
    if (!isSentAway) return undefined;
    const timer = setTimeout(() => {
      ask();
      // Removes the state, so that Back to this page does not open the offer again.
      void navigate(pathname, { replace: true, state: null });
    }, reportLimits.reportGuardMs);
    return () => clearTimeout(timer);
  }, [isSentAway, navigate, pathname, ask]);
}
