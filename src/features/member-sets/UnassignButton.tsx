import Button from '@mui/material/Button';
import { useListFilterContext } from 'react-admin';
import { useListPanel } from '~/components/list/listContext.ts';
import { countOf } from '~/components/list/selection.ts';
import { useFilterText } from '~/components/list/useFilterText.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { MemberSetKind } from './kinds.ts';
import { toMemberSelection } from './members.ts';
import type { Unassigning } from './UnassignDialog.tsx';

interface Props {
  kind: MemberSetKind;
  ask: (unassigning: Unassigning) => void;
}

/** Removes selected people; for the bulk bar of the members' list. */
export function UnassignButton({ kind, ask }: Props) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const { filterValues } = useListFilterContext();
  const filterText = useFilterText();
  const start = () =>
    ask({
      people: toMemberSelection(selection.value, filterValues),
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
