import Tooltip from '@mui/material/Tooltip';
import { Link, type To } from 'react-router';
import { ScrollStrip } from '~/components/strip/ScrollStrip.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './LearningFrame.module.css';

export interface Category {
  key: string;
  label: string;
  /** Why the category cannot be chosen. */
  reason?: string | undefined;
}

interface CategoryStripProps {
  categories: readonly Category[];
  current: string;
  toCategory: (key: string) => To;
}

/** The categories in a row; each has its own URL. */
export function CategoryStrip({ categories, current, toCategory }: CategoryStripProps) {
  const { t } = useTranslation();
  return (
    <nav className={css.categories} aria-label={t('courses.categories.label')}>
      <ScrollStrip labels={{ back: t('courses.strip.back'), forward: t('courses.strip.forward') }}>
        <ul>
          {categories.map(({ key, label, reason }) => (
            <li key={key}>
              {reason === undefined ? (
                <Link className={css.category} to={toCategory(key)} aria-current={key === current || undefined}>
                  {label}
                </Link>
              ) : (
                <Tooltip title={reason} describeChild>
                  {/* Focusable, so that keyboard users get the reason. */}
                  <span className={css.category} role="link" aria-disabled="true" tabIndex={0}>
                    {label}
                  </span>
                </Tooltip>
              )}
            </li>
          ))}
        </ul>
      </ScrollStrip>
    </nav>
  );
}
