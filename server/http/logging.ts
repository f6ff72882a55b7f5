import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { describeError, withoutAddresses } from '../core/describeError.ts';
import type { Env } from '../env.ts';

/** Fields that are never logged, down to the third level. */
const secrets = [
  'authorization',
  'cookie',
  'token',
  'idToken',
  'refreshToken',
  'customToken',
  'password',
  'newPassword',
  'currentPassword',
];
const redact = { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' };

/** A one-time token as a part of a path, see `core/secretToken.ts`, or a signed one, see `signedAddress.ts` and `simulations/tokens`. */
const tokenInPath = /\/[\w-]{43,}(?=\/|$)|(?<=^\/(?:s|report))\/[a-z2-7]{24}/gi;
/** Only the path is logged, and no token in it, because a query may contain a one-time token, too. */
const pathOf = (url: string) => withoutAddresses(url.split(/[?#]/, 1)[0] ?? '').replace(tokenInPath, '/[hidden]');

interface LoggedRequest {
  id: string;
  method: string;
  url: string;
}

/** An error logged alone must not become the message of the line, which could quote personal data. */
const hooks: NonNullable<LoggerOptions['hooks']> = {
  logMethod(args, method) {
    const [first] = args as unknown[];
    if (first instanceof Error) method.apply(this, [{ err: first }, first.name] as unknown as typeof args);
    else method.apply(this, args);
  },
};

/** The server's log: one JSON object per line, without secrets and personal data. */
export function openLog(env: Pick<Env, 'logLevel'>, to?: DestinationStream): FastifyBaseLogger {
  const serializers = {
    req: ({ id, method, url }: LoggedRequest) => ({ id, method, path: pathOf(url) }),
    err: (error: unknown) => describeError(error),
  };
  return pino({ level: env.logLevel, redact, serializers, hooks, base: null }, to ?? pino.destination(1));
}

/**
 * Logs one line per answered request: 5xx at `error`, refusals at `info`, the rest at `debug`. Causes of errors are logged by
 * `errors.ts`.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}
  override defaultErrorLog(): void {}
  override routeNotFound(): void {}

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const status = reply.statusCode;
    const line = { method: request.method, path: pathOf(request.url), status, ms: Math.round(reply.elapsedTime) };
    if (status >= 500) request.log.error(line, 'answered');
    else if (status >= 400) request.log.info(line, 'refused');
    else request.log.debug(line, 'answered');
  }
}
