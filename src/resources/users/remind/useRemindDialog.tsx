import { type ReactNode, useState } from 'react';
import { RemindDialog } from './RemindDialog.tsx';
import type { Reminding } from './reminding.ts';

/** The reminder dialog of a page: what opens it, and the dialog itself while it is open. */
export function useRemindDialog(): { remind: (reminding: Reminding) => void; dialog: ReactNode } {
  const [reminding, setReminding] = useState<Reminding>();
  const dialog = reminding && <RemindDialog reminding={reminding} onClose={() => setReminding(undefined)} />;
  return { remind: setReminding, dialog };
}
