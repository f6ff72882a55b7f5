import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useListPanel } from '~/components/list/listContext.ts';
import { countOf } from '~/components/list/selection.ts';
import { useFilterText } from '~/components/list/useFilterText.ts';
import { toUserFilters } from '~/dataProvider/adapters/users.ts';
import type { UserDeed } from './deeds.ts';
import { toUserSelection } from './userList.ts';

/** What can be done with the selected people; lives inside the list's bulk bar. */
export function UserBulkActions({ ask }: { ask: (deed: UserDeed) => void }) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const { filterValues, filter } = useListContext();
  const filterText = useFilterText();
  const people = toUserSelection(selection.value, toUserFilters({ ...filterValues, ...filter }));
  const setStatus = (isDisabled: boolean) => () =>
    ask({
      kind: 'status',
      isDisabled,
      selection: people,
      count: countOf(selection.value),
      scope: selection.value.kind === 'matching' ? filterText : undefined,
      onDone: selection.clear,
    });
  const remind = () => ask({ kind: 'remind', reminding: { kind: 'people', people, onDone: selection.clear } });
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
