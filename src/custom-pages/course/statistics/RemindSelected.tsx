import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useListPanel } from '~/components/list/listContext.ts';
import type { Reminding } from '~/resources/users/index.ts';

export type PeopleToRemind = Extract<Reminding, { kind: 'notStarted' }>['people'];

interface Props {
  remind: (who: Omit<PeopleToRemind, 'campaignId'>, onDone: () => void) => void;
}

/** Reminds whoever is selected; lives inside the bulk bar of a campaign's people. */
export function RemindSelected({ remind }: Props) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const start = () => {
    const ids = selection.value.kind === 'ids' ? [...selection.value.ids] : [];
    remind({ isAllUsersSelected: false, userIds: ids }, selection.clear);
  };
  return (
    <Button size="small" onClick={start}>
      {t('users.actions.remind')}
    </Button>
  );
}
