import { contract } from '#contract/index';
import type { AnyEndpoint } from '../../../server/http/handler.ts';

/** Every call of the contract by name, for tests that run over all of them. */
export const everyEndpoint = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<AnyEndpoint>(calls).map(([name, endpoint]) => ({ title: `${area}.${name}`, endpoint })),
);

export const paramsOf = (endpoint: AnyEndpoint): string[] =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
export const hasScope = (endpoint: AnyEndpoint): boolean => paramsOf(endpoint).includes('companyId');
