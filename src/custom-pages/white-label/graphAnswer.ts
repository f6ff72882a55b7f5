import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '~/errors/errorText.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { i18n } from '~/i18n/i18n.ts';

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

/** Why a mailbox was not connected, or sent no test mail. */
export function graphProblem(error: unknown): string {
  const page = i18n.t('settings.tabs.sso');
  if (isHeedError(error, 'from_not_proved')) return i18n.t('whiteLabel.graph.unproved', { mailbox: error.info, page });
  if (isHeedError(error, 'verification_token_expired')) return i18n.t('whiteLabel.graph.expired');
  if (isHeedError(error, 'graph_refused') && error.info) return i18n.t('whiteLabel.graph.refusedWith', { answer: error.info });
  return errorText(error);
}
