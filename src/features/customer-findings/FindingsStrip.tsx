import { Link, useSearchParams } from 'react-router';
import { companyLimits } from '#contract/company/limits';
import { type FindingName, findingNames } from '#contract/partners/customerStates';
import { customersPageOf } from '#contract/partners/customersPageOf';
import { type Findings, getFindings } from '#contract/partners/findings';
import { partnerLimits } from '#contract/partners/limits';
import { formatNumber, formatPercent } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import cardCss from '~/components/page/card.module.css';
import { FindingsMenu } from './FindingsMenu.tsx';
import css from './FindingsStrip.module.css';

const { trainingDays, overduePercent, trialDays, licencePercent, licenceDays } = partnerLimits.findings;

/** The numbers in the rules of findings. */
const limits: Partial<Record<FindingName, { days?: number; percent?: number }>> = {
  licencesEnding: { days: licenceDays },
  noTraining: { days: trainingDays },
  overdue: { percent: overduePercent },
  trialEnding: { days: trialDays },
  licencesFull: { percent: licencePercent },
  certificateExpiring: { days: companyLimits.sso.certificateWarningDays },
};

/** What needs attention at the customers of the partner: each finding with its number, which leads to the list of those customers. */
export function FindingsStrip({ hasMenu = false }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(getFindings, {});
  if (error && !data) return <ErrorAlert error={error} onRetry={() => void refetch()} sx={{ mb: 2 }} />;
  if (!data || data.customers === 0) return null;
  const found = findingNames.filter((name) => (data.counts[name] ?? 0) > 0);
  return (
    <section className={`${cardCss.card} ${css.strip}`} aria-label={t('customers.findings.title')}>
      <header>
        <div className={css.heading}>
          <h2>{t('customers.findings.title')}</h2>
          {data.granted < data.customers && <Granted findings={data} />}
        </div>
        {hasMenu && <FindingsMenu findings={data} />}
      </header>
      {found.length === 0 ? (
        <p className={css.rule}>{t('customers.findings.none')}</p>
      ) : (
        <Numbers found={found} counts={data.counts} />
      )}
    </section>
  );
}

function Granted({ findings: { granted, customers } }: { findings: Findings }) {
  const { t } = useTranslation();
  return <small title={t('customers.findings.grantedHint')}>{t('customers.findings.granted', { granted, customers })}</small>;
}

// i18n-keys: customers.findings.names.*
// i18n-keys: customers.findings.rules.*
function Numbers({ found, counts }: { found: readonly FindingName[]; counts: Findings['counts'] }) {
  const { t } = useTranslation();
  const page = customersPageOf(useSession().subject);
  const [params] = useSearchParams();
  const chosen = params.getAll('findings');
  const shown = chosen.length === 1 ? found.find((name) => name === chosen[0]) : undefined;
  const { days, percent = 0 } = (shown && limits[shown]) ?? {};
  return (
    <>
      <ul className={css.numbers}>
        {found.map((name) => (
          <li key={name}>
            <Link
              to={name === shown ? page : `${page}?findings=${name}`}
              className={css.number}
              aria-current={name === shown ? 'true' : undefined}
            >
              {t(`customers.findings.names.${name}`)}
              <strong>{formatNumber(counts[name] ?? 0)}</strong>
            </Link>
          </li>
        ))}
      </ul>
      {shown && (
        <p className={css.rule}>{t(`customers.findings.rules.${shown}`, { days, percent: formatPercent(percent / 100) })}</p>
      )}
    </>
  );
}
