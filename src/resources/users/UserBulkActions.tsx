import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { UserFilters } from '#contract/selection';
import { useListPanel } from '~/components/list/listContext.ts';
import { countOf } from '~/components/list/selection.ts';
import type { UserDeed } from './deeds.ts';
import { toUserSelection } from './userList.ts';

/** What can be done with the selected people; lives inside the list's bulk bar. */
export function UserBulkActions({ filters, ask }: { filters: UserFilters; ask: (deed: UserDeed) => void }) {
  const { t } = useTranslation();
  const { selection, filterText } = useListPanel();
  const setStatus = (isDisabled: boolean) => () =>
    ask({
      kind: 'status',
      isDisabled,
      selection: toUserSelection(selection.value, filters),
      count: countOf(selection.value),
      scope: selection.value.kind === 'matching' ? filterText : undefined,
      onDone: selection.clear,
    });
  const remind = () =>
    ask({
      kind: 'remind',
      reminding: { kind: 'people', people: toUserSelection(selection.value, filters), onDone: selection.clear },
    });
  return (
    <>
      <Button size="small" onClick={remind}>
        {t('users.actions.remind')}
      </Button>
      <Button size="small" onClick={setStatus(false)}>
        {t('users.actions.enable')}
      </Button>
      <Button size="small" onClick={setStatus(true)}>
        {t('users.actions.disable')}
      </Button>
    </>
  );
}
