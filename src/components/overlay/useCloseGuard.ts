import { useCallback, useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router';

export interface CloseGuard {
  /** True while 'Discard changes?' is shown. */
  isAsking: boolean;
  /** Closes at once, or asks first if input would be lost. */
  tryClose: () => void;
  discard: () => void;
  keep: () => void;
}

const isSameView = (from: Location, to: Location) => from.pathname === to.pathname && from.search === to.search;

/**
 * Protects unsaved input against a click on the backdrop, Escape, Back, a link, and closing the tab. `isSame` tells which
 * navigations keep the input.
 */
export function useCloseGuard(isDirty: boolean, onClose: () => void, isSame = isSameView): CloseGuard {
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !isLeaving && !isSame(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  // Closes only after the blocker has been disabled by a render.
  useEffect(() => {
    if (!isLeaving) return;
    onClose();
    setLeaving(false);
  }, [isLeaving, onClose]);

  const tryClose = useCallback(() => (isDirty ? setAsking(true) : onClose()), [isDirty, onClose]);
  const discard = () => {
    setAsking(false);
    if (blocker.state === 'blocked') blocker.proceed();
    else setLeaving(true);
  };
  const keep = () => {
    setAsking(false);
    if (blocker.state === 'blocked') blocker.reset();
  };
  return { isAsking: isAsking || blocker.state === 'blocked', tryClose, discard, keep };
}
