import type { LearnerVisit } from './visitor.ts';

/** Says to an admin that they look at what they do not have, and that it counts for nothing. */
export function PreviewNote({ visit: { t } }: { visit: LearnerVisit }) {
  return <p className="learn-note">{t('learn.previews.text')}</p>;
}
