import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

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
 * An overlay that lives in the address: `?drawer=user`. Bookmarkable, closed by Back; what follows a `#` stays.
 * `known` lists the values that may open it; anything else in the address is ignored. `extra` are parameters that leave with it.
 */
export function useOverlayParam(name: string, known?: readonly string[], extra: readonly string[] = []): OverlayParam {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const raw = search.get(name);
  const value = raw !== null && (known?.includes(raw) ?? true) ? raw : null;

  const change = useCallback(
    (edit: (params: URLSearchParams) => void, options: { replace: boolean }) => {
      const next = new URLSearchParams(search);
      edit(next);
      void navigate({ search: next.toString(), hash }, options);
    },
    [search, hash, navigate],
  );
  const open = useCallback(
    (next = '1', more: Record<string, string> = {}) =>
      change(
        (params) => {
          for (const [key, text] of Object.entries({ [name]: next, ...more })) params.set(key, text);
        },
        { replace: false },
      ),
    [name, change],
  );
  const extras = extra.join(' ');
  const close = useCallback(
    () =>
      change(
        (params) => {
          for (const key of [name, ...extras.split(' ')]) params.delete(key);
        },
        { replace: true },
      ),
    [name, extras, change],
  );
  return { value, isOpen: value !== null, open, close };
}
