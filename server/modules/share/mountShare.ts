import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { id } from '#contract/kit/endpoint';
import { type Shared, shared, sharePath } from '#contract/courses/share';
import { acceptedLanguage } from '#locales/languages.ts';
import { shareOrigin } from '../../env.ts';
import type { Panel } from '../../http/panelFiles.ts';
import type { Services } from '../../services.ts';
import { findShared, type SharedItem } from './share.queries.ts';
import { notSharedPage, sharePage, sharePolicy } from './sharePage.ts';

/** Requests per minute and address (rate limit). High, because a link in a social network can bring many visitors at once. */
const perMinute = 300;
const keptSeconds = 300;

const stylesOf = ({ template = '' }: Panel): string[] =>
  [...template.matchAll(/<link\b[^>]*>/g)].flatMap(([link]) =>
    link.includes('stylesheet') ? (/href="([^"]+)"/.exec(link)?.[1] ?? []) : [],
  );

/** Serves shared pages of courses and public videos to people without an account. */
export function mountShare(app: FastifyInstance, { db, env }: Pick<Services, 'db' | 'env'>, panel: Panel): void {
  const styles = stylesOf(panel);
  const origins = { share: shareOrigin(env), panel: env.publicUrl ?? '' };
  const known = new LRUCache<string, { item: SharedItem | null }>({ max: 2000, ttl: keptSeconds * 1000 });

  async function find(kind: Shared, itemId: string): Promise<SharedItem | null> {
    const key = `${kind} ${itemId}`;
    const kept = known.get(key);
    if (kept) return kept.item;
    const item = await findShared(db, kind, itemId);
    known.set(key, { item });
    return item;
  }

  const answer = (kind: Shared) => async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const language = acceptedLanguage(request.headers['accept-language']);
    const parsed = id.safeParse(request.params.id);
    const item = parsed.success ? await find(kind, parsed.data) : null;
    void reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': sharePolicy,
      'cache-control': item ? `public, max-age=${keptSeconds}` : 'no-store',
      vary: 'Accept-Language',
    });
    if (!item) return reply.code(404).send(notSharedPage({ language, styles }));
    return reply.send(sharePage({ kind, id: parsed.data ?? '', item, language, styles, origins }));
  };

  for (const kind of shared)
    app.get<{ Params: { id: string } }>(sharePath(kind, ':id'), { config: { rateLimit: { max: perMinute } } }, answer(kind));
}
