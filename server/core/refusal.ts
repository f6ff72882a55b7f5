import { type ErrorCode, type ErrorEnvelope, errorCodes } from '#contract/errors';

interface RefusalDetails {
  /** Names of wrong fields; each becomes one detail of the envelope. */
  fields?: string[];
  /** Replaces the message of the code. */
  description?: string;
  info?: string;
  link?: string;
  retryAfterSeconds?: number;
  /** For the log only. */
  cause?: unknown;
  /** Complete details, for instance one message per field. */
  details?: { description: string; field: string }[];
}

/** An error for the caller: a code of `contract/errors.ts`. `http/errors.ts` turns it into the error envelope with the code's status. */
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

  toEnvelope(requestId: string): ErrorEnvelope {
    const { code, status, more } = this;
    const plain = { description: this.message, code, ...(more.info && { info: more.info }), ...(more.link && { link: more.link }) };
    const named = more.details ?? more.fields?.map((field) => ({ description: this.message, field }));
    const details = named?.length ? named.map((detail) => ({ ...plain, ...detail })) : [plain];
    return { error: { code, message: errorCodes[code].message, status, requestId, details } };
  }
}
