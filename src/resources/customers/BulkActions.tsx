import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { panelLimits } from '#contract/panel';
import type { FindingName } from '#contract/partners/customerStates';
import { useListPanel } from '~/components/list/listContext.ts';
import { countOf } from '~/components/list/selection.ts';
import { useFilterText } from '~/components/list/useFilterText.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { useMinWidth } from '~/components/page/useMinWidth.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { selectionActionsFor } from './selectionActions.ts';
import type { PendingAction } from './CustomerActionDialog.tsx';
import { toSelection } from './toSelection.ts';
import { useAllowed } from './useAllowed.ts';

/** Buttons beside the number of selected customers; the other actions are in a menu. */
const buttons = { wide: 4, narrow: 2 } as const;

/** The actions of the bulk bar. */
export function BulkActions({ ask }: { ask: (action: PendingAction) => void }) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const { filterValues } = useListContext();
  const filterText = useFilterText();
  const isWide = useMinWidth(panelLimits.breakpoints.lg);
  const start = (action: PendingAction['action']) => () =>
    ask({
      action,
      selection: toSelection(selection.value, filterValues as Record<string, unknown>),
      count: countOf(selection.value),
      scope: selection.value.kind === 'matching' ? filterText : undefined,
      onDone: selection.clear,
    });
  const actions = selectionActionsFor(useAllowed(), filterValues['findings'] as readonly FindingName[] | undefined).map(
    // i18n-keys: customers.actions.*
    ({ action, isDanger }) => ({
      key: action,
      label: t(`customers.actions.${action}`),
      run: start(action),
      ...(isDanger && { isDanger }),
    }),
  );
  const shown = isWide ? buttons.wide : buttons.narrow;
  const rest = actions.slice(shown);
  return (
    <>
      {actions.slice(0, shown).map(({ key, label, run }) => (
        <Button key={key} size="small" onClick={run}>
          {label}
        </Button>
      ))}
      {rest.length > 0 && <MoreMenu actions={rest} />}
    </>
  );
}
