export const hosts = { identity: 'identitytoolkit.googleapis.com', token: 'securetoken.googleapis.com' } as const;

export interface ProviderCall {
  method?: 'GET' | 'POST' | 'PATCH';
  /** One of `hosts`; absent for the emulator's own calls. */
  host?: string;
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** With the project's admin credentials; otherwise with the public API key. */
  admin?: boolean;
}

/** The REST API of the identity provider, real or emulated. Rejects with ProviderError. */
export interface Rest {
  call(call: ProviderCall): Promise<unknown>;
}

/** An error of the provider, with its code such as `INVALID_LOGIN_CREDENTIALS`; `UNAVAILABLE` if it did not answer. */
export class ProviderError extends Error {
  readonly code: string;
  /** Status of the provider's reply. */
  readonly status: number;
  /** Status of our reply if nothing handles the error. */
  readonly statusCode: number;

  constructor(code: string, status: number, options?: ErrorOptions) {
    super(`The identity provider answered ${code}`, options);
    this.name = 'ProviderError';
    this.code = code;
    this.status = status;
    this.statusCode = code === 'UNAVAILABLE' ? 503 : 500;
  }
}

/** `{error: {message: 'CODE : explanation'}}` → ProviderError('CODE'). */
export function providerErrorOf(status: number, reply: unknown): ProviderError {
  const { error } = (reply ?? {}) as { error?: { message?: unknown } };
  const message = typeof error?.message === 'string' ? error.message : '';
  const code = message.split(' : ')[0] ?? '';
  return new ProviderError(/^[A-Z_]+$/.test(code) ? code : status >= 500 ? 'UNAVAILABLE' : 'REFUSED', status);
}
