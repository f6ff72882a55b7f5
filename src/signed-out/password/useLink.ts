import { useEffect, useState } from 'react';
import { sendJson } from '~/dataProvider/http.ts';
import { HeedError } from '~/session/heedError.ts';

type LinkState =
  | { is: 'checking' }
  | { is: 'good'; email: string; kind: 'invite' | 'reset' }
  | { is: 'expired' }
  | { is: 'unknown'; error: unknown };
const gone = (error: unknown) =>
  error instanceof HeedError && (error.code === 'link_not_valid' || error.code === 'validation_failed');

/** Asks whom a one-time link belongs to; that does not use it up. */
export function useLink(token: string) {
  const [link, setLink] = useState<LinkState>({ is: 'checking' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const settle = (next: LinkState) => current && setLink(next);
    sendJson<{ email: string; kind: 'invite' | 'reset' }>({
      method: 'POST',
      path: '/rest/v1/password-links/read',
      body: { token },
    }).then(
      (reply) => settle({ is: 'good', ...reply }),
      (error: unknown) => settle(gone(error) ? { is: 'expired' } : { is: 'unknown', error }),
    );
    return () => {
      current = false;
    };
  }, [token, attempt]);

  return {
    link,
    expire: () => setLink({ is: 'expired' }),
    tryAgain: () => {
      setLink({ is: 'checking' });
      setAttempt(attempt + 1);
    },
  };
}
