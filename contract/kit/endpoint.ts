import { z } from 'zod';
import type { Capability } from '../access.ts';
import type { ErrorCode } from '../errors.ts';
import type { FileKind } from './fileTypes.ts';
import { listLimits, textLimits } from './limits.ts';

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;
export type PathParams<P extends string> = { [K in ParamNames<P>]: string };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Access = 'public' | 'session' | 'learnerApp' | Capability;
type TxMode = 'none' | 'read' | 'write';

/**
 * One call with its input and reply.
 * - `path`: as the API documents it, without the `/gateway` base; `{companyId}` sets the company in scope.
 * - `access`: `public`, `session` (any open session), `learnerApp` (the key of the learner app, which acts in the company of
 * the path and has no actor) or a capability of access.ts.
 * - `tx`: the handler's transaction: none (it may call external services), read or write.
 * - `reply`: encoded before it is sent; the handler streams `text` replies. Must not contain transforms or defaults.
 */
export interface Endpoint<
  P extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  A extends Access = Access,
  X extends TxMode = TxMode,
> {
  method: Method;
  path: P;
  summary: string;
  access: A;
  tx: X;
  query?: Query;
  body?: Body;
  reply: Reply;
  errors: readonly ErrorCode[];
  /**
   * Also allowed before onboarding is complete (onboardingRefusal in access.ts): the session itself, and the calls that complete
   * onboarding.
   */
  beforeOnboarding?: true;
  /** Also allowed to people who lack the second factor that their company requires: the calls that set one up. */
  beforeTwoFactor?: true;
  /**
   * Of calls with access `session`, which are about the caller's own account: also allowed in a session that was opened for another
   * company. Without it they are refused there.
   */
  inActingSession?: true;
  /** About accounts: no API key opens it, even if keys have its capability. */
  needsPerson?: true;
  /**
   * Takes a second step of this session (`verifyPassword`), named by `verificationTokenId` in the body, and uses it up; otherwise refuses
   * with mfa_step_expired. For changes that would outlive a session that was left open.
   * - `password`: the password and, for people who have one, the second factor. In a session that came through single sign-on, whose
   * person may have no password, the factor or a code by e-mail alone.
   * - `passwordAndFactor`: both from everybody; a code by e-mail from people without a factor.
   */
  needsStep?: 'password' | 'passwordAndFactor';
  /** Only for people who have verified their e-mail address; refuses others with email_not_verified. */
  needsVerifiedEmail?: true;
  /** Rate limit: calls a minute for one session or network address; without it only the general limit applies. */
  perMinute?: number;
  /** Request body limit in bytes, if the general one (`bodyLimits`) is too small. */
  bodyBytes?: number;
  /** Takes one file of this kind, as multipart/form-data in the field `file`; other values are in the query. */
  upload?: FileKind;
  /** Takes its body as multipart/form-data, with at most one file of this kind in the named part; no file is fine. */
  form?: { readonly part: string; readonly kind: FileKind };
}

export function endpoint<
  const P extends string,
  Reply extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  const A extends Access = Access,
  const X extends TxMode = TxMode,
>(declaration: Endpoint<P, Query, Body, Reply, A, X>): Endpoint<P, Query, Body, Reply, A, X> {
  return declaration;
}

type EndpointsOf<M> = { [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] };
const isEndpoint = (value: unknown) => typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** The endpoints among the exports of a module, by name. */
export const endpointsIn = <M extends object>(module: M): EndpointsOf<M> =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isEndpoint(value))) as EndpointsOf<M>;

type InputOf<T> = T extends z.ZodUndefined ? Record<never, never> : T extends z.ZodType ? z.input<T> : never;
/** What a caller passes: path parameters, query and body, in wire format. */
export type CallInput<E extends Endpoint> = {
  params: PathParams<E['path']>;
  query: InputOf<NonNullable<E['query']>>;
  body: InputOf<NonNullable<E['body']>>;
};
/** What a caller receives: the reply in wire format (dates are ISO strings). */
export type CallReply<E extends Endpoint> = z.input<E['reply']>;
/** What a handler returns: the reply before encoding (dates are Date). */
export type HandlerReply<E extends Endpoint> = z.output<E['reply']>;

/** A timestamp: ISO 8601 on the wire, Date in a handler. */
export const at = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
/** A timestamp: whole seconds since 1970 on the wire, Date in a handler. */
export const seconds = z.codec(z.number().int().positive(), z.date(), {
  decode: (value) => new Date(value * 1000),
  encode: (date) => Math.floor(date.getTime() / 1000),
});
/** The start that a call asks for: null for now, by the server’s clock. The client’s own may be wrong. */
export const startAt = at.nullable();
/** The id of a record, converted to lower case. */
export const id = z.uuid().toLowerCase();
/** A single-line text that a person typed: trimmed, not empty, no control characters. */
export const text = (max: number = textLimits.textMax) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
export const email = z.string().trim().toLowerCase().max(textLimits.textMax).pipe(z.email());
/** A query parameter that may be absent, single or repeated. */
export const many = <T extends z.ZodType>(item: T) =>
  z
    .union([z.array(item).max(listLimits.maxLookupSize).readonly(), item])
    .optional()
    .transform((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]) as z.output<T>[]);
/** The code of a language of the panel or the catalogue: `de`, `pt-br`. */
export const languageCode = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/);
/** Amounts of money are whole cents. */
export const money = z.number().int();
export const nothing = z.object({});

/** The names of the `{name}` parameters of an endpoint's path. */
export const placesOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Fills the `{name}` parameters of an endpoint's path. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
