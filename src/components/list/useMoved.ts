import { useState } from 'react';
import { isHeedError } from '~/errors/heedError.ts';

/**
 * For bulk calls that send the total the admin saw. `unlessMoved` runs one and resolves to false if the list changed in between
 * (`total_changed`); `moved` is then the refusal, to be shown with MovedDialog. Other errors are thrown.
 */
export function useMoved(): { moved: unknown; unlessMoved: (work: () => Promise<void>) => Promise<boolean> } {
  const [moved, setMoved] = useState<unknown>();
  const unlessMoved = async (work: () => Promise<void>) => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isHeedError(error, 'total_changed')) throw error;
      setMoved(error);
      return false;
    }
  };
  return { moved, unlessMoved };
}
