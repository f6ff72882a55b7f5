import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { SearchBox } from '~/components/filters/SearchBox.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useDocumentTitle } from '~/components/page/useDocumentTitle.ts';
import { type Category, CategoryStrip } from './CategoryStrip.tsx';
import type { LearningUrl } from './useLearningUrl.ts';
import './learning.css';

const tabs = [
  { key: 'courses', to: paths.courses, title: 'shell.nav.courses' },
  { key: 'videos', to: paths.videos, title: 'shell.nav.videos' },
] as const;

interface LearningFrameProps {
  tab: (typeof tabs)[number]['key'];
  url: LearningUrl;
  searchLabel: string;
  categories: readonly Category[];
  category: string;
  /** Between the bar and the cards. */
  above?: ReactNode;
  children: ReactNode;
}

/** Title, the two tabs, categories and search; both tabs stand in it. */
export function LearningFrame({ tab, url, searchLabel, categories, category, above, children }: LearningFrameProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('shell.nav.training')} />
      <TabTitle title={t(`shell.nav.${tab}`)} />
      <nav className="learning-tabs" aria-label={t('courses.tabs')}>
        {tabs.map(({ key, to, title }) => (
          <Link key={key} to={to} aria-current={key === tab ? 'page' : undefined}>
            {t(title)}
          </Link>
        ))}
      </nav>
      {above}
      <div className="learning-bar">
        <CategoryStrip categories={categories} current={category} toCategory={url.toCategory} />
        <SearchBox label={searchLabel} search={url.search} onSearch={url.setSearch} />
      </div>
      {children}
    </>
  );
}

/** The browser's tab is named after the open tab; the heading names the whole. */
function TabTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}
