import type { UserSelection } from '#contract/people/selection';
import type { UserRow } from '#contract/people/users';
import type { Reminding } from './remind/reminding.ts';

/** What was chosen to be done with people and waits for its confirmation. */
export type UserDeed =
  | {
      kind: 'status';
      isDisabled: boolean;
      /** As bulk calls take it. */
      selection: UserSelection;
      /** How many the admin saw selected. */
      count: number;
      /** By which filters, in words, when everyone whom they match is selected. */
      scope?: string | undefined;
      /** Called when it is done, or when the list turned out to have changed. */
      onDone: () => void;
    }
  | { kind: 'remind'; reminding: Reminding }
  | { kind: 'resend'; user: UserRow }
  | { kind: 'delete'; user: UserRow };
