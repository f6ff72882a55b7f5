import type { CustomFetch } from 'openid-client';
import { outsideFetch, type OutsideLimits } from './outsideFetch.ts';

/** How openid-client fetches: only from where `outsideFetch` does. */
export const outsideOidcFetch =
  (limits: OutsideLimits): CustomFetch =>
  (url, { method, headers, body }) =>
    outsideFetch(new URL(url), { method, headers, ...(body != null && { body: String(body) }) }, limits);
