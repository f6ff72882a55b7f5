import Button from '@mui/material/Button';
import { CircleStop, Play, Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useListContext, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { Course } from '#contract/courses/courses';
import { paths, pathTo } from '#contract/paths';
import { useListPanel } from '~/components/list/listContext.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { countOf } from '~/components/list/selection.ts';
import { chosenIn, ReceiversHead } from '~/features/customer-picker/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useCan } from '~/session/useSession.ts';
import { type CourseCustomer, receiverAddress, receiverFields } from './fields.tsx';
import { type PendingSharing, SharingDialog } from './SharingDialog.tsx';

/** The customers that have the course in the record context, with its progress there. */
export function CustomersStatus() {
  const course = useRecordContext<Course>();
  const columns = useColumns<CourseCustomer>('course-customers', receiverFields);
  const courseId = course?.id;
  const filter = useMemo(() => ({ courseId }), [courseId]);
  const canWrite = useCan('sharing:write');
  if (!course) return null;
  return (
    <ListRoot
      resource="course-customers"
      address={receiverAddress}
      columns={columns}
      filter={filter}
      isSelectable={canWrite}
      records="customers"
      countMatching={countKnown}
    >
      <Receivers course={course} />
    </ListRoot>
  );
}

const nameOf = ({ companyName }: CourseCustomer) => companyName;
/** The total of this list is always exact. */
const countKnown = (_values: unknown, { total }: { total: number | undefined }) => Promise.resolve(total);

function Receivers({ course }: { course: Course }) {
  const { t } = useTranslation();
  const canWrite = useCan('sharing:write');
  const [pending, setPending] = useState<PendingSharing>();
  const add = canWrite && (
    <Button
      variant="contained"
      color="primary"
      startIcon={<Plus size={16} />}
      component={Link}
      to={pathTo(paths.courseCustomersSettings, { courseId: course.id })}
    >
      {t('sharing.add')}
    </Button>
  );
  return (
    <>
      <ReceiversHead add={add} />
      <ListView
        nameOf={nameOf}
        hasColumnPicker={false}
        bulkActions={<BulkActions course={course} ask={setPending} />}
        empty={{ hint: t('sharing.empty'), action: add }}
      />
      {pending && <SharingDialog course={course} pending={pending} onClose={() => setPending(undefined)} />}
    </>
  );
}

interface BulkActionsProps {
  course: Course;
  ask: (pending: PendingSharing) => void;
}

/**
 * What can be done with the selected customers: nothing is started twice, ended before it is started, or taken away while it runs. Of customers
 * of both kinds those are ended that have started.
 */
function BulkActions({ course, ask }: BulkActionsProps) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const { filterValues } = useListContext<CourseCustomer>();
  const started = useStarted();
  const count = countOf(selection.value);
  const { search = '' } = filterValues as { search?: string };
  const chosen = chosenIn(selection.value, search);
  const onDone = selection.clear;
  const end = () =>
    ask({
      action: 'end',
      chosen: started.ids ? { ids: started.ids } : { expectedTotal: started.count, search },
      onDone,
    });
  return (
    <>
      {started.count === 0 && !course.isWizer && (
        <Button color="error" startIcon={<Trash2 size={16} />} onClick={() => ask({ action: 'unshare', chosen, onDone })}>
          {t('sharing.actions.unshare')}
        </Button>
      )}
      {started.count > 0 && (
        <Button startIcon={<CircleStop size={16} />} onClick={end}>
          {t('sharing.actions.end')}
        </Button>
      )}
      {started.count === 0 && count > 0 && (
        <Button startIcon={<Play size={16} />} onClick={() => ask({ action: 'start', chosen, onDone })}>
          {t('sharing.actions.start')}
        </Button>
      )}
    </>
  );
}

/** How many of the selected customers have started the course, and which, unless all that match are selected. */
function useStarted(): { count: number; ids?: string[] } {
  const { selection } = useListPanel();
  const list = useListContext<CourseCustomer>();
  const seen = useSeenRows(list.data);
  if (selection.value.kind === 'matching') return { count: (list.meta as { started?: number } | undefined)?.started ?? 0 };
  const ids = [...selection.value.ids].filter((id) => seen.get(id)?.startDate);
  return { count: ids.length, ids };
}

/** The rows of all pages that were shown: a selection is kept from page to page. */
function useSeenRows(data: readonly CourseCustomer[] | undefined): ReadonlyMap<string, CourseCustomer> {
  const seen = useRef(new Map<string, CourseCustomer>());
  const [, setShown] = useState(0);
  useEffect(() => {
    for (const row of data ?? []) seen.current.set(row.id, row);
    setShown((times) => times + 1);
  }, [data]);
  return seen.current;
}
