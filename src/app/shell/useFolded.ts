import { useState } from 'react';
import { readPreference, writePreference } from '~/session/preferences.ts';

/** Whether the sidebar is folded; kept for the next visit. */
export function useFolded(): [boolean, () => void] {
  const [isFolded, setFolded] = useState(() => readPreference('sidebar') === 'folded');
  const toggle = () => {
    writePreference('sidebar', isFolded ? 'open' : 'folded');
    setFolded(!isFolded);
  };
  return [isFolded, toggle];
}
