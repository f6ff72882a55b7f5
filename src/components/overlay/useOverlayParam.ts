import { useCallback } from 'react';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router';

export interface OverlayParam {
  /** The value in the URL; null if the overlay is closed. */
  value: string | null;
  isOpen: boolean;
  /** Adds a history entry, so that Back closes. */
  open: (value?: string, more?: Record<string, string>) => void;
  /** The URL at which it is open, for links. */
  to: (value: string, more?: Record<string, string>) => To;
  /** Removes the parameter (and those of `more`) from the URL without a further history entry. */
  close: () => void;
}

/**
 * An overlay that is open while the URL has its parameter: `?drawer=user`. Bookmarkable, closed by Back; the `#` stays. `known`
 * lists the allowed values; others are ignored. `extra` are parameters that are removed with it.
 */
export function useOverlayParam(name: string, known?: readonly string[], extra: readonly string[] = []): OverlayParam {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const raw = search.get(name);
  const value = raw !== null && (known?.includes(raw) ?? true) ? raw : null;

  const opened = useCallback(
    (next: string, more: Record<string, string> = {}) => {
      const params = new URLSearchParams(search);
      for (const [key, text] of Object.entries({ [name]: next, ...more })) params.set(key, text);
      return { search: params.toString(), hash };
    },
    [name, search, hash],
  );
  const open = useCallback((next = '1', more?: Record<string, string>) => void navigate(opened(next, more)), [opened, navigate]);
  const extras = extra.join(' ');
  const close = useCallback(() => {
    const params = new URLSearchParams(search);
    for (const key of [name, ...extras.split(' ')]) params.delete(key);
    void navigate({ search: params.toString(), hash }, { replace: true });
  }, [name, extras, search, hash, navigate]);
  return { value, isOpen: value !== null, open, to: opened, close };
}
