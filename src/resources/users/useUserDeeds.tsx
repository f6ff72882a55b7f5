import { type ReactNode, useState } from 'react';
import type { UserRow } from '#contract/people/users';
import type { RowAction } from '~/components/list/column.ts';
import type { UserDeed } from './deeds.ts';
import { UserBulkActions } from './UserBulkActions.tsx';
import { UserDeedDialog } from './UserDeedDialog.tsx';
import { useUserRowActions } from './useUserRowActions.tsx';

export interface UserDeeds {
  /** Buttons of the list's bulk bar. */
  bulkActions: ReactNode;
  rowActions: (user: UserRow) => RowAction[];
  /** The question about what was chosen. */
  dialog: ReactNode;
}

/** What can be done with the people of a list, whichever list it is. */
export function useUserDeeds(): UserDeeds {
  const [deed, setDeed] = useState<UserDeed>();
  const rowActions = useUserRowActions(setDeed);
  return {
    bulkActions: <UserBulkActions ask={setDeed} />,
    rowActions,
    dialog: deed && <UserDeedDialog deed={deed} onClose={() => setDeed(undefined)} />,
  };
}
