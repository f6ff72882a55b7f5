import type { z } from 'zod';
import { expect, type APIRequestContext } from '@playwright/test';
import { type CallInput, type CallReply, type Endpoint, fillPath } from '#contract/kit/endpoint';
import { type CurrentUser, refreshUser } from '#contract/session/session';
import { origin } from './origin.ts';

type AnyEndpoint = Endpoint<string, z.ZodType, z.ZodType, z.ZodType>;

interface Input<E extends AnyEndpoint> {
  /** `companyId` is the caller's own unless given. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: CallInput<E>['body'];
}

/** Calls of the server by a second admin: the texts on screen are compared with its replies. */
export interface Api {
  me: CurrentUser;
  call<E extends AnyEndpoint>(endpoint: E, input?: Input<E>): Promise<CallReply<E>>;
}

export async function apiOf(request: APIRequestContext, headers: Record<string, string>, server: string = origin): Promise<Api> {
  const send = async (endpoint: AnyEndpoint, { params = {}, query, body }: Input<AnyEndpoint>) => {
    const reply = await request.fetch(`${server}/gateway${fillPath(endpoint.path, params)}`, {
      method: endpoint.method,
      headers,
      ...(query && { params: query }),
      ...(body === undefined ? {} : { data: body }),
    });
    expect(reply.ok(), `${endpoint.path}: ${await reply.text()}`).toBe(true);
    return reply.status() === 204 ? {} : await reply.json();
  };
  const me = (await send(refreshUser, {})) as CurrentUser;
  return {
    me,
    call: async <E extends AnyEndpoint>(endpoint: E, input: Input<E> = {}) =>
      (await send(endpoint, { ...input, params: { companyId: me.company_id, ...input.params } })) as CallReply<E>,
  };
}
