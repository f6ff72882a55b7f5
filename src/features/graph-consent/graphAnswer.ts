import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** What Microsoft answered: a code with which the server goes on, or why there is none. */
export type GraphAnswer = { state: string; code: string } | { failure: (typeof failures)[number] };

const names = ['graphState', 'graphCode', 'graphError'];
const failures = ['denied', 'failed', 'expired'] as const;

function read(search: URLSearchParams): GraphAnswer | undefined {
  const [state, code, error] = names.map((name) => search.get(name));
  if (state && code) return { state, code };
  const failure = error === null ? undefined : (failures.find((one) => one === error) ?? 'failed');
  return failure && { failure };
}

/** The answer with which Microsoft led back to this page. It is taken out of the address, where it works once at most. */
export function useGraphAnswer(): GraphAnswer | undefined {
  const [search, setSearch] = useSearchParams();
  const [answer] = useState(() => read(search));
  useEffect(() => {
    if (!names.some((name) => search.has(name))) return;
    const rest = new URLSearchParams(search);
    for (const name of names) rest.delete(name);
    setSearch(rest, { replace: true });
  }, [search, setSearch]);
  return answer;
}
