import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { release } from '#contract/product';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { Secrets } from './secrets.ts';

/** How often a node checks the others, and after which time without a sign of life one counts as stopped. */
const everyMs = 15_000;
const stoppedAfter = '1 minute';
const forgottenAfter = '1 day';

interface Settled {
  env: Env;
  auditKey: Buffer;
  secrets: Secrets;
}

/** The password of a mail server may be guessed from a fingerprint, so it is not part of it. */
function withoutPassword(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const parsed = new URL(url);
  parsed.password = '';
  return parsed.href;
}

/** Everything that has to be the same on all nodes: otherwise it depends on the node what a call answers. */
const shared = ({ env, auditKey, secrets }: Settled) => ({
  release,
  PUBLIC_URL: env.publicUrl,
  PUBLIC_SHARE_URL: env.publicShareUrl,
  AUDIT_KEY: auditKey.toString('base64'),
  SECRETS_KEY: secrets.hash('the same on all nodes', 'nodes'),
  FIREBASE_PROJECT_ID: env.firebase?.projectId,
  FIREBASE_API_KEY: env.firebase?.apiKey,
  FIREBASE_AUTH_DOMAIN: env.firebase?.authDomain,
  AZURE_CLIENT_ID: env.azure?.clientId,
  AZURE_CLIENT_SECRET: env.azure?.clientSecret,
  AZURE_AUTHORITY: env.azure?.authority,
  STRIPE_SECRET_KEY: env.stripe?.secretKey,
  STRIPE_WEBHOOK_SECRET: env.stripe?.webhookSecret,
  SMTP_URL: withoutPassword(env.smtpUrl),
  MAIL_FROM: env.mailFrom,
  SIMULATION_SMTP_URL: withoutPassword(env.simulation.smtpUrl),
  SIMULATION_DOMAINS: env.simulation.domains.join(','),
  SIMULATION_URL: env.simulation.url,
  SUPPORT_EMAIL: env.supportEmail,
  SALES_EMAIL: env.salesEmail,
  SESSION_IDLE_MINUTES: String(env.sessionIdleMinutes),
  LEARNER_APP_KEY: env.learnerAppKey,
  OFREP_URL: env.ofrepUrl,
  'links of the panel': JSON.stringify(env.links),
});

/** Only fingerprints leave the process, for secrets and for addresses of people alike. */
const fingerprints = (settled: Settled): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shared(settled)).map(([name, value]) => {
      const text = `${name} ${value ?? 'is not set'}`;
      return [name, createHash('sha256').update(text).digest('base64url').slice(0, 16)];
    }),
  );

const signOfLife = `
  WITH forgotten AS (DELETE FROM nodes WHERE seen_at < now() - interval '${forgottenAfter}')
  INSERT INTO nodes (id, name, settings, seen_at) VALUES ($1, $2, $3, now())
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`;

/** Settings that only one of two releases knows do not count. */
const differing = `
  SELECT n.name AS node, array_agg(s.key ORDER BY s.key) AS settings
    FROM nodes n CROSS JOIN LATERAL jsonb_each_text($2::jsonb) s
   WHERE n.id <> $1 AND n.seen_at > now() - interval '${stoppedAfter}' AND n.settings ->> s.key <> s.value
   GROUP BY n.id, n.name ORDER BY n.name`;

/**
 * Says in the log which nodes of this installation have other settings, whenever that changes; the other node says the same of this one.
 * Otherwise a node without PUBLIC_URL, for instance, refuses every second page, and nothing says why. Returns the function that ends it.
 */
export async function watchOtherNodes({
  db: { pool },
  log,
  ...settled
}: Settled & { db: Database; log: FastifyBaseLogger }): Promise<() => Promise<unknown>> {
  const id = randomUUID();
  const settings = JSON.stringify(fingerprints(settled));
  let known = new Set<string>();
  const look = async () => {
    await pool.query(signOfLife, [id, `${hostname()}, process ${process.pid}`, settings]);
    const { rows } = await pool.query<{ node: string; settings: string[] }>(differing, [id, settings]);
    const found = new Map(rows.map((row) => [JSON.stringify(row), row]));
    for (const [key, row] of found) if (!known.has(key)) log.warn(row, 'another node has other settings; all nodes need the same');
    known = new Set(found.keys());
  };
  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.debug({ err: error }, 'the other nodes could not be looked at'));
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return pool.query('DELETE FROM nodes WHERE id = $1', [id]);
  };
}
