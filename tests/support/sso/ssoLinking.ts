import { expect } from 'vitest';
import type { BareServer } from '../server/bareServer.ts';
import { secondFactors } from '../server/secondFactors.ts';
import { ssoBrowser } from './ssoBrowser.ts';

interface Somebody {
  id: string;
  email: string;
  companyId: string;
}

/** Asks to connect one's own account at the provider, with the token of a step. */
export const askToLink = (server: BareServer, session: string, verificationTokenId: string) =>
  server.post('/gateway/rest/v1/me/sso-link', { verificationTokenId }, session);

/** Begins to connect one's own account at the provider, after password and a code by e-mail; the browser that began, and its answer. */
export async function beginLinking(
  server: BareServer,
  provider: { visit: (link: string) => Promise<string> },
  { person, session }: { person: Somebody; session: string },
) {
  const step = await secondFactors(server, person.companyId).confirmed(session, person);
  const begun = await askToLink(server, session, step);
  expect(begun.statusCode, begun.body).toBe(200);
  const there = ssoBrowser(server, provider);
  there.take(String(begun.headers['set-cookie']));
  return { there, answer: await provider.visit(begun.json<{ link: string }>().link) };
}

/** The link of the newest mail that asks a person whether an account at the provider is theirs, when it has been sent. */
export async function mailedLink({ services }: BareServer, userId: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const { rows } = await services.db.pool.query<{ body: string | null }>(
          "SELECT body FROM mails WHERE user_id = $1 AND template = 'sso_confirm' ORDER BY created_at DESC, id LIMIT 1",
          [userId],
        );
        link = /http\S+\/sso\/begin\?token=[\w-]+/.exec(rows[0]?.body ?? '')?.[0] ?? '';
        return link;
      },
      { timeout: 15_000, interval: 50 },
    )
    .not.toBe('');
  return link;
}
