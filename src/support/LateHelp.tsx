import { type ComponentType, useEffect, useState } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';

let loaded: ComponentType | undefined;

/** `Help`, fetched after the page has been painted, so that nobody waits for it. */
export function LateHelp() {
  const [Help, setHelp] = useState<ComponentType | undefined>(() => loaded);
  useEffect(() => {
    if (loaded) return;
    const load = async () => {
      loaded = (await fetchedCode(import('./Help.tsx'))).Help;
      setHelp(() => loaded);
    };
    // A timer of a frame runs after the frame. Without the code there is no button until the next page.
    const frame = requestAnimationFrame(() => setTimeout(() => void load().catch(() => undefined)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return Help ? <Help /> : null;
}
