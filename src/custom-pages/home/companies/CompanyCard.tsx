import { useTranslation } from 'react-i18next';
import { CompanyLogo } from '~/components/data/CompanyLogo.tsx';
import { useSession } from '~/session/useSession.ts';
import type { ReachableCompany } from './useCompanies.ts';

interface CompanyCardProps {
  company: ReachableCompany;
  onEnter: (company: ReachableCompany) => void;
}

/** One company to act in. The own one is open already; a disabled one cannot be entered. */
export function CompanyCard({ company, onEnter }: CompanyCardProps) {
  const { t } = useTranslation();
  const { company: current } = useSession();
  const { name, logo, plan, companyType, totalUsersCount, disabled } = company;
  const isCurrent = company.id === current.id;
  const note = disabled ? t('home.companies.disabled') : isCurrent ? t('home.companies.current') : t(`common.plans.${plan}`);
  return (
    <li>
      <button type="button" className="home-company" disabled={disabled || isCurrent} onClick={() => onEnter(company)}>
        <CompanyLogo name={name} logo={logo} size={36} />
        <span className="home-company-text">
          <strong>{name}</strong>
          <span className="home-quiet">
            {t(`common.companyTypes.${companyType}`)} · {t('home.companies.people', { count: totalUsersCount })}
          </span>
        </span>
        <span className="home-plan">{note}</span>
      </button>
    </li>
  );
}
