import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import type { UserDeed } from './deeds.ts';
import { RemindDialog } from './remind/RemindDialog.tsx';
import { ResendInviteDialog } from './ResendInviteDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';

/** Asks before the chosen deed is done, or for the words of a reminder. */
export function UserDeedDialog({ deed, onClose }: { deed: UserDeed; onClose: () => void }) {
  switch (deed.kind) {
    case 'status':
      return <StatusDialog deed={deed} onClose={onClose} />;
    case 'remind':
      return <RemindDialog reminding={deed.reminding} onClose={onClose} />;
    case 'resend':
      return <ResendInviteDialog user={deed.user} onClose={onClose} />;
    case 'delete':
      return <DeleteUserDialog user={deed.user} onClose={onClose} />;
  }
}
