import { type ErrorCode, type ErrorEnvelope, errorCodes } from '#contract/errors';

export interface RefusalDetails {
  /** Names of the fields that are wrong; one detail each on the wire. */
  fields?: string[];
  /** What a person reads instead of the code's own sentence. */
  description?: string;
  info?: string;
  link?: string;
  retryAfterSeconds?: number;
  /** What went wrong, for the log alone. */
  cause?: unknown;
  /** Already built details, for instance one message per field. */
  details?: { description: string; field: string }[];
}

/** Thrown by anything that says no; the error plugin turns it into the envelope with the code's status. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly more: RefusalDetails;

  constructor(code: ErrorCode, more: RefusalDetails = {}) {
    super(more.description ?? errorCodes[code].message, { cause: more.cause });
    this.name = 'Refusal';
    this.code = code;
    this.more = more;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }

  toEnvelope(): ErrorEnvelope {
    const { code, status, more } = this;
    const plain = { description: this.message, code, ...(more.info && { info: more.info }), ...(more.link && { link: more.link }) };
    const named = more.details ?? more.fields?.map((field) => ({ description: this.message, field }));
    const details = named?.length ? named.map((detail) => ({ ...plain, ...detail })) : [plain];
    return { error: { code, message: errorCodes[code].message, status, details } };
  }
}
