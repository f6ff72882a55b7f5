import { useState } from 'react';
import { isHeedError } from '~/errors/heedError.ts';

/**
 * For bulk calls that send the total the admin saw. `unlessStale` runs one and resolves to false if the list changed in between
 * (`total_changed`); `staleSelection` is then the refusal, to be shown with StaleSelectionDialog. Other errors are thrown.
 */
export function useStaleSelection(): { staleSelection: unknown; unlessStale: (work: () => Promise<void>) => Promise<boolean> } {
  const [staleSelection, setStaleSelection] = useState<unknown>();
  const unlessStale = async (work: () => Promise<void>) => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isHeedError(error, 'total_changed')) throw error;
      setStaleSelection(error);
      return false;
    }
  };
  return { staleSelection, unlessStale };
}
