import type { PartOf } from './parts.ts';
import { learnPaths } from './paths.ts';
import type { LearnerVisit } from './visitor.ts';

interface PagesProps {
  of: PartOf<unknown>;
  /** The parameter of the address that names the page. */
  name: string;
  /** What the list is called. */
  title: string;
  visit: LearnerVisit;
}

/** Leads to newer and older rows of a list in My tasks. */
export function Pages({ of: { page, rows, hasOlder }, name, title, visit: { t, to } }: PagesProps) {
  const pageAt = (at: number): string => to(at === 1 ? learnPaths.tasks : `${learnPaths.tasks}?${name}=${at}`);
  if (!hasOlder && page === 1) return null;
  return (
    <p className="learn-pages">
      {page > 1 && (
        <a rel="prev" href={pageAt(rows.length > 0 ? page - 1 : 1)} aria-label={`${t('learn.tasks.newer')}: ${title}`}>
          {t('learn.tasks.newer')}
        </a>
      )}
      {hasOlder && (
        <a rel="next" href={pageAt(page + 1)} aria-label={`${t('learn.tasks.older')}: ${title}`}>
          {t('learn.tasks.older')}
        </a>
      )}
    </p>
  );
}
