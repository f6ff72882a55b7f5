import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { SearchField } from '~/components/filters/SearchField.tsx';
import { usePartAddress } from '~/components/list/usePartAddress.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useDocumentTitle } from '~/components/page/useDocumentTitle.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { category } from './address.ts';
import { type Category, CategoryStrip } from './CategoryStrip.tsx';
import css from './LearningFrame.module.css';

const tabs = [
  { key: 'courses', to: paths.courses, title: 'shell.nav.courses' },
  { key: 'videos', to: paths.videos, title: 'shell.nav.videos' },
] as const;

interface LearningFrameProps {
  tab: (typeof tabs)[number]['key'];
  address: ListAddress;
  categories: readonly Category[];
  current: string;
  /** Between the bar and the cards. */
  above?: ReactNode;
  children: ReactNode;
}

/** The frame of the course and video lists: title, tabs, categories and search. */
export function LearningFrame({ tab, address, categories, current, above, children }: LearningFrameProps) {
  const { t } = useTranslation();
  const toCategory = usePartAddress(category, address);
  return (
    <>
      <PageHeader title={t('shell.nav.training')} />
      <TabTitle title={t(`shell.nav.${tab}`)} />
      <nav className={css.tabs} aria-label={t('courses.tabs')}>
        {tabs.map(({ key, to, title }) => (
          <Link key={key} to={to} aria-current={key === tab ? 'page' : undefined}>
            {t(title)}
          </Link>
        ))}
      </nav>
      {above}
      <div className={css.bar}>
        <CategoryStrip categories={categories} current={current} toCategory={toCategory} />
        {address.filters.map((filter) => filter.control === 'search' && <SearchField key={filter.name} filter={filter} />)}
      </div>
      {children}
    </>
  );
}

/** The browser's tab has the title of the open tab; the heading is that of both. */
function TabTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}
