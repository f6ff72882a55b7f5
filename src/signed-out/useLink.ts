import { useEffect, useState } from 'react';
import { sendJson } from '~/dataProvider/http.ts';
import { HeedError } from '~/errors/heedError.ts';

type LinkState<Reply> = { is: 'checking' } | { is: 'good'; reply: Reply } | { is: 'expired' } | { is: 'unknown'; error: unknown };
const isExpired = (error: unknown) =>
  error instanceof HeedError && (error.code === 'link_not_valid' || error.code === 'validation_failed');

/** Reads at `path` the purpose of a one-time link, without using it. */
export function useLink<Reply>(path: string, token: string) {
  const [link, setLink] = useState<LinkState<Reply>>({ is: 'checking' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const settle = (next: LinkState<Reply>) => current && setLink(next);
    sendJson<Reply>({ method: 'POST', path, body: { token } }).then(
      (reply) => settle({ is: 'good', reply }),
      (error: unknown) => settle(isExpired(error) ? { is: 'expired' } : { is: 'unknown', error }),
    );
    return () => {
      current = false;
    };
  }, [path, token, attempt]);

  return {
    link,
    expire: () => setLink({ is: 'expired' }),
    tryAgain: () => {
      setLink({ is: 'checking' });
      setAttempt(attempt + 1);
    },
  };
}
