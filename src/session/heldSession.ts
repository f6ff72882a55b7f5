import { actingKey, isActingTab } from './actingTab.ts';

/** Our session as the browser stores it, for all tabs or for one that acts in another company: the id that each call carries, and the user. */
interface HeldSession {
  userId: string;
  id: string;
}

const key = 'heed.session';
/** The session of the user whom this tab shows. The only copy where storage is forbidden. */
let mine: HeldSession | null = null;

const place = (): [Storage, string] => (isActingTab() ? [sessionStorage, actingKey] : [localStorage, key]);

function kept(): HeldSession | null {
  try {
    const [storage, name] = place();
    const { userId, id } = JSON.parse(storage.getItem(name) ?? '{}') as Partial<HeldSession>;
    return userId && id ? { userId, id } : null;
  } catch {
    return mine;
  }
}

function keep(session: HeldSession | null): void {
  try {
    const [storage, name] = place();
    if (session) storage.setItem(name, JSON.stringify(session));
    else storage.removeItem(name);
  } catch {
    // as above
  }
}

/** Makes this tab show that user; the other tabs follow. */
export function holdSession(session: HeldSession): void {
  mine = session;
  keep(session);
}

/** Signs out in all tabs; a tab that acts in another company only there. */
export function dropSession(): void {
  mine = null;
  keep(null);
}

/** Makes this tab signed out, and leaves the stored session unchanged. */
export const clearTab = (): void => {
  mine = null;
};

/** The session for the calls of this tab: that of the user it shows, as renewed by any tab. */
export function ownSession(): HeldSession | null {
  const now = mine && kept();
  if (mine && now?.userId === mine.userId) mine = now;
  return mine;
}

/** The stored session, if it is this user's. */
export function keptSession(userId: string | undefined): HeldSession | null {
  const session = kept();
  return session?.userId === userId ? session : null;
}

/** Compares the user signed in in this browser with the one this tab shows; `same` if it shows nobody. */
export function whoIsHere(): 'same' | 'another' | 'nobody' {
  if (!mine) return 'same';
  const now = kept();
  if (!now) return 'nobody';
  return now.userId === mine.userId ? 'same' : 'another';
}

/** Whether the browser has another session now than the one that a call was made with. */
export const hasMovedOn = (id: string | undefined): boolean => mine !== null && id !== undefined && kept()?.id !== id;

/** Calls `listener` when another tab has changed the session, and when this tab is shown again. */
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
