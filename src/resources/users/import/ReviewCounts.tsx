import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '~/components/data/format.ts';
import { useSetOptions } from '~/dataProvider/index.ts';
import type { Review } from './rowRules.ts';

/** How many rows go in, how many do not, and which departments and groups come with them. */
export function ReviewCounts({ review }: { review: Review }) {
  const { t } = useTranslation();
  const departments = useMemo(() => setsNamed(review.valid.map(({ department }) => department)), [review]);
  const groups = useMemo(() => setsNamed(review.valid.map(({ group }) => group)), [review]);
  return (
    <>
      <dl className="counts">
        <Count label={t('imports.counts.valid')} value={review.valid.length} />
        <Count label={t('imports.counts.rejected')} value={review.rejected.length} isWarning={review.rejected.length > 0} />
        <SetCount kind="departments" label={t('imports.counts.departments')} names={departments} />
        <SetCount kind="groups" label={t('imports.counts.groups')} names={groups} />
      </dl>
      <p className="field-help">{t('imports.learners')}</p>
    </>
  );
}

/** Names that differ in case only mean the same department. */
const setsNamed = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.filter(Boolean).map((name) => name.toLowerCase()));

interface CountProps {
  label: string;
  value: number;
  note?: string | undefined;
  isWarning?: boolean;
}

function Count({ label, value, note, isWarning }: CountProps) {
  return (
    <div data-warning={isWarning}>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
      {note && <dd className="counts-note">{note}</dd>}
    </div>
  );
}

/** With more departments than one answer holds nobody can say which are new, so nothing is said. */
function SetCount({ kind, label, names }: { kind: 'departments' | 'groups'; label: string; names: ReadonlySet<string> }) {
  const { t } = useTranslation();
  const { options, isLoading, isComplete } = useSetOptions(kind, 'name');
  const known = new Set(options.map(({ value }) => value.toLowerCase()));
  const fresh = [...names].filter((name) => !known.has(name));
  const note =
    !isLoading && isComplete && fresh.length > 0 ? t('imports.counts.newDepartments', { count: fresh.length }) : undefined;
  return <Count label={label} value={names.size} note={note} />;
}
