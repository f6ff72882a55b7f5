import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export interface OverlayParam {
  /** The value in the address; null when the overlay is closed. */
  value: string | null;
  isOpen: boolean;
  /** Opens as a step of the history, so that Back closes. */
  open: (value?: string, more?: Record<string, string>) => void;
  /** Takes the parameter (and those of `more` at opening) out of the address without a further step. */
  close: () => void;
}

/**
 * An overlay that lives in the address: `?drawer=user`. Bookmarkable, closed by Back.
 * `known` lists the values that may open it; anything else in the address is ignored. `extra` are parameters that leave with it.
 */
export function useOverlayParam(name: string, known?: readonly string[], extra: readonly string[] = []): OverlayParam {
  const [search, setSearch] = useSearchParams();
  const raw = search.get(name);
  const value = raw !== null && (known?.includes(raw) ?? true) ? raw : null;

  const open = useCallback(
    (next = '1', more: Record<string, string> = {}) =>
      setSearch((now) => {
        now.set(name, next);
        for (const [key, text] of Object.entries(more)) now.set(key, text);
        return now;
      }),
    [name, setSearch],
  );
  const extras = extra.join(' ');
  const close = useCallback(
    () =>
      setSearch(
        (now) => {
          for (const key of [name, ...extras.split(' ')]) now.delete(key);
          return now;
        },
        { replace: true },
      ),
    [name, extras, setSearch],
  );
  return { value, isOpen: value !== null, open, close };
}
