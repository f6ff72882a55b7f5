import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import type { Env } from '../env.ts';
import { describeError, withoutAddresses } from '../core/describeError.ts';

/** Names of values that never reach a log, at the top and one level down. */
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

/** An address may carry a one-time token in its query, so only the path is written down. */
const pathOf = (url: string) => withoutAddresses(url.split(/[?#]/, 1)[0] ?? '');

interface LoggedRequest {
  id: string;
  method: string;
  url: string;
}

/** An error that is logged alone would lend the line its message. */
const hooks: LoggerOptions['hooks'] = {
  logMethod(args, method) {
    const [first] = args as unknown[];
    if (first instanceof Error) method.apply(this, [{ err: first }, first.name] as unknown as typeof args);
    else method.apply(this, args);
  },
};

/** The server's log: one JSON object a line, without secrets and without people. */
export function openLog(env: Pick<Env, 'logLevel'>, to?: DestinationStream): FastifyBaseLogger {
  const serializers = {
    req: ({ id, method, url }: LoggedRequest) => ({ id, method, path: pathOf(url) }),
    err: (error: unknown) => describeError(error),
  };
  return pino({ level: env.logLevel, redact, serializers, hooks, base: undefined }, to ?? pino.destination(1));
}

/**
 * One line a request once it is answered: what went wrong on our side at `error`, refusals at `info`, the rest at `debug`.
 * Causes of errors are logged by the error plugin.
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
