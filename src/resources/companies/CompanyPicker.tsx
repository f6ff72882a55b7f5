import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import { keepPreviousData } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import type { z } from 'zod';
import type { reachableCompany } from '#contract/company/companies';
import { getCompanyLink } from '#contract/session/signInLinks';
import { openInNewTab } from '~/browser/newTab.ts';
import { CompanyLogo } from '~/components/data/CompanyLogo.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { SearchBox } from '~/components/filters/SearchBox.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { callEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { setFlash } from '~/session/signals.ts';
import { enterCompany } from '~/session/store.ts';
import { useSession } from '~/session/useSession.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import iconButtonCss from '~/components/page/iconButton.module.css';
import css from './CompanyPicker.module.css';

type ReachableCompany = z.input<typeof reachableCompany>;

const step = 12;

/** The companies that the actor may act in, with a search, in steps of a dozen. */
function useCompanies() {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(step);
  const list = useGetList<ReachableCompany>(
    'companies',
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'name', order: 'ASC' },
      filter: search ? { q: search } : {},
    },
    { placeholderData: keepPreviousData },
  );
  return {
    ...list,
    search,
    setSearch: (text: string) => {
      setSearch(text);
      setShown(step);
    },
    showMore: () => setShown(shown + step),
    hasMore: (list.total ?? 0) > shown,
  };
}

/** Lets staff and partners choose the company to act in. */
export function CompanyPicker() {
  const { t } = useTranslation();
  const titleId = useId();
  const { data, total, isPending, error, refetch, search, setSearch, showMore, hasMore } = useCompanies();
  const enter = ({ id, name }: ReachableCompany) => {
    setFlash({ tone: 'info', text: t('shell.acting.entered', { company: name }) });
    enterCompany(id, name);
    window.scrollTo(0, 0);
  };
  const clear = <Button onClick={() => setSearch('')}>{t('home.companies.clear')}</Button>;
  return (
    <section className={css.companies} aria-labelledby={titleId}>
      <header>
        <div>
          <h2 id={titleId}>{t('home.companies.title')}</h2>
          <p className={css.quiet}>{t('home.companies.text')}</p>
        </div>
        <SearchBox label={t('home.companies.search')} search={search} onSearch={setSearch} />
      </header>
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={180} />}
      {data?.length === 0 &&
        (search ? (
          <EmptyState title={t('home.companies.nothing', { search })} action={clear} />
        ) : (
          <EmptyState title={t('home.companies.none')} />
        ))}
      <ul>
        {data?.map((company) => (
          <CompanyCard key={company.id} company={company} onEnter={enter} />
        ))}
      </ul>
      {data && data.length > 0 && (
        <footer>
          <span className={css.quiet}>{t('home.companies.count', { count: total ?? data.length })}</span>
          {hasMore && <Button onClick={showMore}>{t('common.showMore')}</Button>}
        </footer>
      )}
    </section>
  );
}

interface CompanyCardProps {
  company: ReachableCompany;
  onEnter: (company: ReachableCompany) => void;
}

/** One company to act in, in this tab or in one of its own. The actor is already in their own; a disabled company cannot be entered. */
function CompanyCard({ company, onEnter }: CompanyCardProps) {
  const { t } = useTranslation();
  const { user, company: current } = useSession();
  const showError = useErrorToast();
  const openTab = () => {
    const ask = async () => (await callEndpoint(getCompanyLink, { params: { companyId: company.id } })).link;
    void openInNewTab(ask).catch(showError);
  };
  const { name, logo, plan, companyType, totalUsersCount, disabled } = company;
  const isCurrent = company.id === current.id;
  const note = disabled ? t('home.companies.disabled') : isCurrent ? t('home.companies.current') : t(`common.plans.${plan}`);
  return (
    <li className={css.card}>
      <button type="button" className={css.company} disabled={disabled || isCurrent} onClick={() => onEnter(company)}>
        <CompanyLogo name={name} logo={logo} size={36} />
        <span className={css.text}>
          <strong>{name}</strong>
          <span className={css.quiet}>
            {t(`common.companyTypes.${companyType}`)} · {t('home.companies.people', { count: totalUsersCount })}
          </span>
        </span>
        <span className={css.plan}>{note}</span>
      </button>
      {!disabled && company.id !== user.company_id && (
        <Tooltip title={t('home.companies.newTab', { company: name })}>
          <button
            type="button"
            className={`${iconButtonCss.button} ${css.newTab}`}
            aria-label={t('home.companies.newTab', { company: name })}
            onClick={openTab}
          >
            <ExternalLink size={16} aria-hidden className={helpersCss.mirrored} />
          </button>
        </Tooltip>
      )}
    </li>
  );
}
