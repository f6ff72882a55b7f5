import { useLocation, useNavigate } from 'react-router';
import type { To } from 'react-router';
import { limits } from '#contract/limits';

/** The category that shows everything; the address does not name it. */
export const everything = 'all';

export interface LearningUrl {
  search: string;
  /** As the address names it, which may be anything. */
  category: string;
  setSearch: (search: string) => void;
  /** Where a category is. */
  toCategory: (category: string) => To;
  /** This page with further parameters, such as those of an overlay. */
  withParams: (params: Record<string, string>) => To;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ''; // written by hand
  }
}

const hashOf = (category: string) => (category === everything ? '' : encodeURIComponent(category));

/** Search and category of the catalogue in the address: `?search=…#compliance`. */
export function useLearningUrl(): LearningUrl {
  const { search: query, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(query);
  const edited = (edit: (params: URLSearchParams) => void) => {
    const next = new URLSearchParams(query);
    edit(next);
    return { search: next.toString(), hash };
  };
  return {
    search: (params.get('search') ?? '').trim().slice(0, limits.textMax),
    category: decoded(hash) || everything,
    setSearch: (search) =>
      void navigate(
        edited((next) => (search ? next.set('search', search) : next.delete('search'))),
        { replace: true, preventScrollReset: true },
      ),
    toCategory: (category) => ({ search: query, hash: hashOf(category) }),
    withParams: (more) =>
      edited((next) => {
        for (const [name, value] of Object.entries(more)) next.set(name, value);
      }),
  };
}
