import * as oidc from 'openid-client';
import { graphClient, type GraphEnv, graphRedirectUri } from '../../mail/graph/application.ts';
import { type Tokens, tokensIn } from '../../mail/graph/tokens.ts';

/** The tokens for which the answer of Microsoft stands. Throws what `tokenFailure` reads. */
export async function redeem(
  env: GraphEnv,
  { state, code, verifier }: { state: string; code: string; verifier: string },
): Promise<Tokens> {
  const answered = new URL(graphRedirectUri(env));
  answered.search = new URLSearchParams({ state, code }).toString();
  const checks = { pkceCodeVerifier: verifier, expectedState: state };
  return tokensIn(await oidc.authorizationCodeGrant(graphClient(env), answered, checks));
}
