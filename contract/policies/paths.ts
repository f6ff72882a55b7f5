/** Base of the calls about policies. */
export const policiesPath = '/rest/v1/company/{companyId}/policies';
export const policyPath = `${policiesPath}/{policyId}` as const;
export const revisionPath = `${policyPath}/revisions/{revisionId}` as const;
