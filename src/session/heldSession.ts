/** Our session, as this browser keeps it for all its tabs: the id that goes with each call, and whose it is. */
export interface HeldSession {
  userId: string;
  id: string;
}

const key = 'heed.session';
/** The session of whom this tab shows. Alone where storage is forbidden. */
let mine: HeldSession | null = null;

function kept(): HeldSession | null {
  try {
    const { userId, id } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<HeldSession>;
    return userId && id ? { userId, id } : null;
  } catch {
    return mine;
  }
}

function keep(session: HeldSession | null): void {
  try {
    if (session) localStorage.setItem(key, JSON.stringify(session));
    else localStorage.removeItem(key);
  } catch {
    // as above
  }
}

/** From here on this tab shows that person, and the others follow. */
export function holdSession(session: HeldSession): void {
  mine = session;
  keep(session);
}

/** Nobody is signed in in this browser any more. */
export function dropSession(): void {
  mine = null;
  keep(null);
}

/** This tab shows nobody any more; what the browser keeps is somebody else's matter. */
export const letGo = (): void => {
  mine = null;
};

/** The session that goes with a call of this tab: of whom it shows, renewed by whichever tab signed that person in last. */
export function ownSession(): HeldSession | null {
  const now = mine && kept();
  if (mine && now?.userId === mine.userId) mine = now;
  return mine;
}

/** The session that a start of this person's goes on with. */
export function keptSession(userId: string | undefined): HeldSession | null {
  const session = kept();
  return session?.userId === userId ? session : null;
}

/** Whom this browser has signed in, compared with whom this tab shows. A tab that shows nobody compares nothing. */
export function whoIsHere(): 'same' | 'another' | 'nobody' {
  if (!mine) return 'same';
  const now = kept();
  if (!now) return 'nobody';
  return now.userId === mine.userId ? 'same' : 'another';
}

/** Whether the browser has another session by now than the one a call was made with. */
export const hasMovedOn = (id: string | undefined): boolean => mine !== null && id !== undefined && kept()?.id !== id;

/** Hears of what other tabs did to the session, and of coming back to this one. */
export function onSessionElsewhere(listener: () => void): () => void {
  const look = (event: Event) => {
    if (!(event instanceof StorageEvent) || event.key === key || event.key === null) listener();
  };
  const sources = [
    [window, 'storage'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [source, name] of sources) source.addEventListener(name, look);
  return () => {
    for (const [source, name] of sources) source.removeEventListener(name, look);
  };
}
