import * as oidc from 'openid-client';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#server/core/refusal';
import { detailOf, Failed, failureOf } from '#server/modules/sso/failures';

const denied = (error: string, error_description?: string) =>
  new oidc.AuthorizationResponseError('authorization response from the server is an error', {
    cause: new URLSearchParams({ error, ...(error_description && { error_description }), code: 'a-secret-code' }),
  });
const refusedToken = new oidc.ResponseBodyError('server responded with an error in the response body', {
  cause: { error: 'invalid_client', error_description: 'Unknown client', access_token: 'a-secret-token' },
  response: new Response(null, { status: 401 }),
});

describe('a failed sign-in at the provider', () => {
  it.each<[string, unknown, string, string]>([
    [
      'what we found wrong',
      new Failed('sso_not_verified', 'Issuer is x, but y is expected'),
      'sso_not_verified',
      'Issuer is x, but y is expected',
    ],
    ['no more than the page does', new Failed('sso_expired'), 'sso_expired', ''],
    [
      'that somebody cancelled',
      denied('access_denied', 'The person cancelled'),
      'sso_denied',
      'access_denied: The person cancelled',
    ],
    ['the error of the provider', denied('server_error'), 'sso_not_verified', 'server_error'],
    ['why the code was not taken', refusedToken, 'sso_not_verified', 'invalid_client: Unknown client'],
    ['a refusal of ours by its code', new Refusal('sso_unreachable'), 'sso_unreachable', new Refusal('sso_unreachable').message],
    ['another refusal as not verified', new Refusal('not_found'), 'sso_not_verified', new Refusal('not_found').message],
    [
      'nothing of what answers inside our network',
      new Error('fetch failed', { cause: new Error('connect ECONNREFUSED 10.0.0.5:443') }),
      'sso_not_verified',
      'fetch failed',
    ],
    ['nothing where nothing is known', 'thrown text', 'sso_not_verified', ''],
  ])('tells the admins %s', (_what, error, failure, detail) => {
    expect([failureOf(error), detailOf(error)]).toEqual([failure, detail]);
    expect(detailOf(error)).not.toMatch(/secret|10\.0\./);
  });
});
