export const hosts = { identity: 'identitytoolkit.googleapis.com', token: 'securetoken.googleapis.com' } as const;

export interface ProviderCall {
  method?: 'GET' | 'POST' | 'PATCH';
  /** One of `hosts`; none for the emulator's own calls. */
  host?: string;
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** Made as the owner of the project; otherwise as any app with the public API key. */
  admin?: boolean;
}

/** The identity provider's REST interface, the same of the real one and the emulator. Fails with ProviderError. */
export interface Rest {
  call(call: ProviderCall): Promise<unknown>;
}

/** What the provider answered: its code, as `INVALID_LOGIN_CREDENTIALS`; `UNAVAILABLE` when it did not answer. */
export class ProviderError extends Error {
  readonly code: string;
  /** What the provider's own reply had. */
  readonly status: number;
  /** What ours has, when nobody turns this into something better. */
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
