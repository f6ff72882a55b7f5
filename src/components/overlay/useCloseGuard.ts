import { useCallback, useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router';

export interface CloseGuard {
  /** True while 'Discard changes?' is asked. */
  isAsking: boolean;
  /** Closes at once, or asks first when something would be lost. */
  tryClose: () => void;
  discard: () => void;
  keep: () => void;
}

const isSameView = (from: Location, to: Location) => from.pathname === to.pathname && from.search === to.search;

/** Keeps typed things from being lost by a click beside the drawer, Escape, Back, a link or closing the tab. `isSame` tells which way leaves nothing behind. */
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

  // Closed only after the blocker has seen that leaving is fine now.
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
