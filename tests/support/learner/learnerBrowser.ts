import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../server/core/secretToken.ts';
import { learnerSessions } from '../../../server/db/schema.ts';
import { ownerTx } from '../../../server/db/tx.ts';
import type { TestServer } from '../server/testServer.ts';
import { pageBrowser } from './pageBrowser.ts';

const hourMs = 3_600_000;

/** The browser of a learner who is signed in, or of an admin who came from the panel. */
export async function learnerBrowser(
  server: TestServer,
  { id: userId, companyId }: { id: string; companyId: string },
  { isPreview = false } = {},
) {
  const token = randomBytes(32).toString('base64url');
  const createdAt = new Date();
  const times = { createdAt, expiresAt: new Date(createdAt.getTime() + hourMs) };
  await ownerTx(server.services.db, (tx) =>
    tx.insert(learnerSessions).values({ hash: hashToken(token), companyId, userId, isPreview, ...times }),
  );
  const browser = pageBrowser(server);
  browser.cookies.set('heed_learner', token);
  return {
    ...browser,
    /** Sends a form and opens the page that it leads to. */
    async follow(url: string, form: Record<string, string> = {}) {
      const sent = await browser.send(url, form);
      return sent.to ? browser.get(sent.to) : sent;
    },
  };
}
