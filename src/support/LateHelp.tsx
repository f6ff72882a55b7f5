import { type ComponentType, useEffect, useState } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';

let loaded: ComponentType | undefined;

/** Time for the first page to load before the button is fetched. */
const delayMs = 1000;

/** `Help`, fetched after the page has loaded, so that nobody waits for it. */
export function LateHelp() {
  const [Help, setHelp] = useState<ComponentType | undefined>(() => loaded);
  useEffect(() => {
    if (loaded) return;
    const load = async () => {
      loaded = (await fetchedCode(import('./Help.tsx'))).Help;
      setHelp(() => loaded);
    };
    // Without the code there is no button until the next page.
    const timer = setTimeout(() => void load().catch(() => undefined), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return Help ? <Help /> : null;
}
