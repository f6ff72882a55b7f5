import type { FastifyRequest } from 'fastify';
import { bitsOf, type Signal } from './signals.ts';

/** As many characters of an agent as its column has. */
const longestAgent = 300;

export interface RequestFacts {
  method: string;
  /** Empty if the request named none: null means that it was erased. */
  agent: string;
  signals: number;
}

const aheadOfReader = ['sec-purpose', 'purpose', 'x-moz'] as const;
const fetchMetadata = ['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'] as const;

/** What a request says of who sent it. `isTrusted`: there was an input that its browser trusts. */
export function factsOf(request: FastifyRequest, isTrusted = false): RequestFacts {
  const { method, headers, protocol } = request;
  const present: Record<Signal, boolean> = {
    https: protocol === 'https',
    noLanguage: !headers['accept-language'],
    noFetchMetadata: fetchMetadata.every((name) => headers[name] === undefined),
    prefetch: aheadOfReader.some((name) => /\bprefetch\b/i.test(String(headers[name] ?? ''))),
    trustedInput: isTrusted,
  };
  const names = Object.keys(present) as Signal[];
  const agent = (headers['user-agent'] ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return { method, agent: agent.slice(0, longestAgent), signals: bitsOf(names.filter((name) => present[name])) };
}
