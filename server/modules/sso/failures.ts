import { SamlStatusError } from '@node-saml/node-saml';
import * as oidc from 'openid-client';
import { type SsoFailure, ssoFailures } from '#contract/company/ssoProviders';
import { Refusal } from '../../core/refusal.ts';

/** Ends a sign-in without a session; `failure` is a key of the failure page, `detail` is for the admins of the company. */
export class Failed extends Error {
  constructor(
    readonly failure: SsoFailure,
    readonly detail = '',
  ) {
    super(failure);
  }
}

const isFailure = (code: string): code is SsoFailure => (ssoFailures as readonly string[]).includes(code);

/** Why a sign-in failed, as a key of the failure page. */
export function failureOf(error: unknown): SsoFailure {
  if (error instanceof Failed) return error.failure;
  if (error instanceof Refusal && isFailure(error.code)) return error.code;
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return 'sso_denied';
  if (error instanceof SamlStatusError) return 'sso_denied';
  return 'sso_not_verified';
}

/** The error of the provider, or the fault in its answer; never a code, token, secret or assertion. */
export function detailOf(error: unknown): string {
  if (error instanceof Failed) return error.detail;
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return [error.error, error.error_description].filter(Boolean).join(': ');
  // The cause may name servers inside our network, at an address that the company has entered; it is in our log only.
  return error instanceof Error ? error.message : '';
}
