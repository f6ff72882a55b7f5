import { useMemo } from 'react';
import { formatNumber } from '~/components/data/format.ts';
import { useSetOptions } from '~/dataProvider/useSetOptions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { BeginTraining } from '../add/BeginTraining.tsx';
import { NotificationSwitch, NotificationTexts } from '../add/NotificationFields.tsx';
import { DownloadRejected, RejectedTable } from './RejectedTable.tsx';
import type { Review } from './rowRules.ts';
import type { Import } from './useImport.ts';
import formCss from '~/components/form/form.module.css';
import css from './ReviewStep.module.css';

/** Step 2: valid and rejected rows, the notification, and the first training. */
export function ReviewStep({ flow }: { flow: Import }) {
  const { t } = useTranslation();
  const { final } = flow;
  if (!final) return null;
  const { valid, rejected } = final;
  const isAny = valid.length > 0;
  return (
    <>
      <ReviewCounts review={final} />
      {isAny && <NotificationSwitch kind="user" count={valid.length} />}
      {rejected.length > 0 && (
        <section className={formCss.column}>
          <h3 className={formCss.sectionTitle}>{t('imports.rejected.title')}</h3>
          <RejectedTable rejected={rejected} />
          <div>
            <DownloadRejected flow={flow} />
          </div>
        </section>
      )}
      {isAny && <BeginTraining />}
      {isAny && <NotificationTexts />}
    </>
  );
}

/** Counts valid and rejected rows, departments and groups. */
function ReviewCounts({ review }: { review: Review }) {
  const { t } = useTranslation();
  const departments = useMemo(() => setsNamed(review.valid.map(({ department }) => department)), [review]);
  const groups = useMemo(() => setsNamed(review.valid.map(({ group }) => group)), [review]);
  return (
    <>
      <dl className={css.counts}>
        <Count label={t('imports.counts.valid')} value={review.valid.length} />
        <Count label={t('imports.counts.rejected')} value={review.rejected.length} isWarning={review.rejected.length > 0} />
        <SetCount kind="departments" label={t('imports.counts.departments')} names={departments} />
        <SetCount kind="groups" label={t('imports.counts.groups')} names={groups} />
      </dl>
      <p className={formCss.help}>{t('imports.learners')}</p>
    </>
  );
}

/** Names that differ only in case are the same department. */
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
      {note && <dd className={css.note}>{note}</dd>}
    </div>
  );
}

/** Counts the new sets only if all existing ones fit in one reply. */
function SetCount({ kind, label, names }: { kind: 'departments' | 'groups'; label: string; names: ReadonlySet<string> }) {
  const { t } = useTranslation();
  const { options, isLoading, isComplete } = useSetOptions(kind, 'name');
  const known = new Set(options.map(({ value }) => value.toLowerCase()));
  const fresh = [...names].filter((name) => !known.has(name));
  const note =
    !isLoading && isComplete && fresh.length > 0 ? t('imports.counts.newDepartments', { count: fresh.length }) : undefined;
  return <Count label={label} value={names.size} note={note} />;
}
