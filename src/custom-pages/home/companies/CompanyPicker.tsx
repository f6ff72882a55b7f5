import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '~/components/filters/SearchBox.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { setFlash } from '~/session/signals.ts';
import { enterCompany } from '~/session/store.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { type ReachableCompany, useCompanies } from './useCompanies.ts';

/** Where staff and partners choose in whose company they act. */
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
    <section className="home-companies" aria-labelledby={titleId}>
      <header>
        <div>
          <h2 id={titleId}>{t('home.companies.title')}</h2>
          <p className="home-quiet">{t('home.companies.text')}</p>
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
          <span className="home-quiet">{t('home.companies.count', { count: total ?? data.length })}</span>
          {hasMore && <Button onClick={showMore}>{t('common.showMore')}</Button>}
        </footer>
      )}
    </section>
  );
}
