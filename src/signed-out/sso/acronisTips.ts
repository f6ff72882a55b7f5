export type Tip = 'role' | 'feature' | 'trial' | 'session' | 'general' | 'email';

/** The tips for an error code of the integration; unknown codes get the general tip. */
const tipsOf: Record<string, readonly Tip[]> = {
  invalid_idp_user_role: ['role'],
  disabled_target_company: ['feature'],
  disabled_user_company: ['feature'],
  acronis_app_access_denied: ['feature', 'trial'],
  invalid_email: ['email'],
  auth_provider_email_conflict: ['email'],
  empty_session_state: ['session'],
  invalid_state: ['session'],
  empty_query_state: ['session'],
  empty_auth_code: ['session'],
  invalid_authorization_code: ['session'],
  disabled_user: [],
};

export interface Failure {
  code: string;
  reason: string;
}

/** The errors of the address: `code` and `reason` are repeated, the first of one belongs to the first of the other. */
export function failuresIn(search: string): Failure[] {
  const query = new URLSearchParams(search);
  const reasons = query.getAll('reason');
  return query.getAll('code').map((code, at) => ({ code, reason: reasons[at] ?? '' }));
}

/** The tips for these errors, each once. */
export function tipsFor(failures: readonly Failure[]): Tip[] {
  if (failures.length === 0) return ['general'];
  return [...new Set(failures.flatMap(({ code }) => (Object.hasOwn(tipsOf, code) ? (tipsOf[code] ?? []) : ['general' as const])))];
}
