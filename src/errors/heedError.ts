import type { ErrorCode, ErrorEnvelope } from '#contract/errors';

/** A refused or failed call. `fields` are the wrong inputs of a 422; code `network` and status 0 mean that there was no reply. */
export class HeedError extends Error {
  readonly code: ErrorCode | 'network' | (string & {});
  readonly status: number;
  readonly description: string | undefined;
  /** Whether the description was written for this refusal. Otherwise it is the sentence of its code, which the locales translate. */
  readonly hasOwnSentence: boolean;
  readonly fields: string[];
  readonly info: string | undefined;
  readonly link: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly at = Date.now();
  /** The refused fields in the form that react-admin's edit and create read; set by the data provider. */
  declare body?: { errors: Record<string, string> };

  constructor(status: number, envelope?: Partial<ErrorEnvelope['error']>, retryAfterSeconds?: number) {
    const first = envelope?.details?.[0];
    super(envelope?.message ?? first?.description ?? 'Something went wrong. Please try again.');
    this.name = 'HeedError';
    this.status = status;
    this.code = first?.code ?? envelope?.code ?? (status === 0 ? 'network' : 'internal_error');
    this.description = first?.description;
    this.hasOwnSentence = first !== undefined && first.description !== envelope?.message;
    this.fields = (envelope?.details ?? []).flatMap(({ field }) => (field ? [field] : []));
    this.info = first?.info;
    this.link = first?.link;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const isHeedError = (error: unknown, ...codes: ErrorCode[]): error is HeedError =>
  error instanceof HeedError && (codes.length === 0 || codes.includes(error.code as ErrorCode));

/** A call refused because the records are no longer as they were when it was made: what is on screen is to be read again. */
export const isStale = (error: unknown): boolean => isHeedError(error) && error.status === 409;
