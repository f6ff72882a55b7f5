import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { simulationPagesPath as base } from '#contract/simulation/paths';
import type { Panel } from '../../http/panelFiles.ts';
import { privateHeaders, sendMissing } from './send.tsx';

const robots = 'User-agent: *\nDisallow: /\n';
const icon = '/favicon.svg';

/** The fonts that a style sheet names. */
function fontsIn(dist: string, sheet: string): string[] {
  const path = join(dist, sheet);
  return existsSync(path)
    ? [...readFileSync(path, 'utf8').matchAll(/url\((\/assets\/[\w.-]+\.woff2)\)/g)].map(([, url = '']) => url)
    : [];
}

/** The files that the pages of simulations load. */
const filesOf = ({ dist, landing: { styles, scripts } }: Pick<Panel, 'dist' | 'landing'>): ReadonlySet<string> =>
  new Set([icon, ...styles, ...scripts, ...styles.flatMap((sheet) => fontsIn(dist, sheet))]);

/**
 * Answers what does not exist on the host of simulations, which is all but their pages and files: who follows a simulated mail must not
 * find a sign-in there, and search engines nothing at all.
 */
export function answerAtSimulationHost(panel: Pick<Panel, 'dist' | 'landing'>) {
  const files = filesOf(panel);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const path = request.originalUrl.split(/[?#]/, 1)[0] ?? '';
    if (path === base || path.startsWith(`${base}/`) || files.has(path)) return undefined;
    void reply.headers(privateHeaders);
    return path === '/robots.txt' ? reply.type('text/plain; charset=utf-8').send(robots) : sendMissing(request, reply);
  };
}
