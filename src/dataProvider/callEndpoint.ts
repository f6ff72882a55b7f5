import { type CallInput, type CallReply, type Endpoint, fillPath, type PathParams } from '#contract/kit/endpoint';
import { HeedError } from '~/errors/heedError.ts';
import { currentSession } from '~/session/useSession.ts';
import { type HttpRequest, send } from './http.ts';

type Optional<T> = Record<never, never> extends T ? { [K in keyof T]?: T[K] } : T;
type Part<Name extends string, Value> = Record<never, never> extends Value ? { [K in Name]?: Value } : { [K in Name]: Value };
type Params<P extends string> = Optional<Omit<PathParams<P>, 'companyId'>> & { companyId?: string };

/** Input of a call; `companyId` defaults to the company in scope. */
export type EndpointInput<E extends Endpoint> = Part<'params', Params<E['path']>> &
  Part<'query', CallInput<E>['query']> &
  Part<'body', CallInput<E>['body']> & { signal?: AbortSignal };

/** The request of a call: path parameters filled, company in scope added. */
export function requestOf<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): HttpRequest {
  const { params, query, body, signal } = input as {
    params?: Record<string, string>;
    query?: object;
    body?: unknown;
    signal?: AbortSignal;
  };
  const companyId = params?.['companyId'] ?? currentSession()?.company.id;
  if (!companyId && endpoint.path.includes('{companyId}')) throw new HeedError(401, { code: 'invalid_session' });
  return {
    method: endpoint.method,
    path: fillPath(endpoint.path, { ...(companyId ? { companyId } : {}), ...params }),
    query,
    body: endpoint.body ? body : undefined,
    signal,
    repeatable: endpoint.tx === 'read',
  };
}

/** Makes a declared call, whose reply is JSON or a text. Throws HeedError. */
export async function callEndpoint<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<CallReply<E>> {
  const response = await send(requestOf(endpoint, input));
  if (response.headers.get('content-type')?.startsWith('text/plain')) return (await response.text()) as CallReply<E>;
  return (response.status === 204 ? {} : await response.json()) as CallReply<E>;
}
