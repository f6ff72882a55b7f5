import { useContext } from 'react';
import { type Location, type To, UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router';
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

/**
 * Where the router is now. A search takes effect a moment after it was typed; when a card was clicked meanwhile, the drawn
 * location is still that of before the click, and an address made from it would close what the card opened.
 */
function usePresentLocation(): () => Location | undefined {
  const context = useContext(UNSAFE_DataRouterContext);
  return () => context?.router.state.location;
}

/** Search and category of the catalogue in the address: `?search=…#compliance`. */
export function useLearningUrl(): LearningUrl {
  const drawn = useLocation();
  const present = usePresentLocation();
  const navigate = useNavigate();
  const { search: query, hash } = drawn;
  const params = new URLSearchParams(query);
  const edited = (edit: (params: URLSearchParams) => void, from: Location = drawn) => {
    const next = new URLSearchParams(from.search);
    edit(next);
    return { search: next.toString(), hash: from.hash };
  };
  return {
    search: (params.get('search') ?? '').trim().slice(0, limits.textMax),
    category: decoded(hash) || everything,
    setSearch: (search) =>
      void navigate(
        edited((next) => (search ? next.set('search', search) : next.delete('search')), present()),
        { replace: true, preventScrollReset: true },
      ),
    toCategory: (category) => ({ search: query, hash: hashOf(category) }),
    withParams: (more) =>
      edited((next) => {
        for (const [name, value] of Object.entries(more)) next.set(name, value);
      }),
  };
}
