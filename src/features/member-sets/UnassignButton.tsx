import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useListPanel } from '~/components/list/listContext.ts';
import type { ListQuery } from '~/components/list/listQuery.ts';
import { countOf } from '~/components/list/selection.ts';
import type { MemberSetKind } from './kinds.ts';
import { toMemberSelection } from './members.ts';
import type { Unassigning } from './UnassignDialog.tsx';

interface Props {
  kind: MemberSetKind;
  query: ListQuery;
  ask: (unassigning: Unassigning) => void;
}

/** Lives inside the bulk bar of the members' list. */
export function UnassignButton({ kind, query, ask }: Props) {
  const { t } = useTranslation();
  const { selection, filterText } = useListPanel();
  const start = () =>
    ask({
      people: toMemberSelection(selection.value, query),
      count: countOf(selection.value),
      scope: selection.value.kind === 'matching' ? filterText : undefined,
      onDone: selection.clear,
    });
  return (
    <Button size="small" onClick={start}>
      {t(`${kind}.members.unassign`)}
    </Button>
  );
}
