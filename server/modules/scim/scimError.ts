import type { Refusal } from '../../core/refusal.ts';

/** Keywords of RFC 7644, section 3.12, that we use. */
export type ScimType = 'invalidFilter' | 'invalidPath' | 'invalidSyntax' | 'invalidValue' | 'mutability' | 'tooMany' | 'uniqueness';

/** An error for a directory. Details are English: they end up in the log of the directory, for its administrators. */
export class ScimError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly scimType?: ScimType,
    readonly retryAfterSeconds?: number,
  ) {
    super(detail);
    this.name = 'ScimError';
  }
}

export const notFound = () => new ScimError(404, 'There is no such resource');
export const invalidValue = (detail: string) => new ScimError(400, detail, 'invalidValue');

/** A refusal of ours in the words of SCIM. */
export function toScimError({ code, status, message, more }: Refusal): ScimError {
  if (status === 409) return new ScimError(409, message, 'uniqueness');
  if (code === 'validation_failed')
    return new ScimError(400, message, more.fields?.includes('body') ? 'invalidSyntax' : 'invalidValue');
  return new ScimError(status, message, undefined, more.retryAfterSeconds);
}

export const errorBody = ({ status, message, scimType }: ScimError) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  ...(scimType && { scimType }),
  detail: message,
});
