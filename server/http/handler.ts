import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, HandlerReply, PathParams } from '#contract/kit/endpoint';
import type { Actor } from '../core/actor.ts';
import type { Tx } from '../db/tx.ts';
import type { ReceivedFile } from '../files/receiveFile.ts';
import type { Services } from '../services.ts';

type OutputOf<T> = T extends z.ZodUndefined ? undefined : T extends z.ZodType ? z.output<T> : undefined;
export type AnyEndpoint = Endpoint<string, z.ZodType, z.ZodType, z.ZodType>;

/** Arguments of a handler: parsed input, the caller, and the transaction that the endpoint declares. */
export interface Call<E extends AnyEndpoint> {
  params: PathParams<E['path']>;
  query: OutputOf<NonNullable<E['query']>>;
  body: OutputOf<NonNullable<E['body']>>;
  /** `null` for `public` and `learnerApp` endpoints. */
  actor: E['access'] extends 'public' | 'learnerApp' ? null : Actor;
  /** `null` for endpoints with `tx: 'none'`. */
  tx: E['tx'] extends 'none' ? null : Tx;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Sets `Content-Range: items first-last/total` for ra-data-simple-rest (zero-based, inclusive). */
  contentRange(first: number, last: number, total: number): void;
  /** The uploaded file of an endpoint with `upload`; its content type is already checked. */
  upload(): ReceivedFile;
  /** The file of an endpoint with `form`, if the form has one; its content type is already checked. */
  formFile(): ReceivedFile | undefined;
  /** Runs a short read transaction in the same scope, for the pages of a streamed export. Never call it while `tx` is open: the embedded database has one connection. */
  inNewTransaction<T>(work: (tx: Tx, actor: Actor) => Promise<T>): Promise<T>;
}

/** A reply that is streamed as text/csv after the handler's transaction. `filename` includes `.csv`. */
export interface CsvStream {
  csv: AsyncIterable<string>;
  filename: string;
}

/** A reply that is rendered as a PDF after the handler's transaction. Rendering stops when the client disconnects. */
export interface PdfFile {
  pdf(signal: AbortSignal): Promise<{ file: Buffer; filename: string }>;
}

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<HandlerReply<E> | CsvStream | PdfFile>;

/** Handlers for all endpoints of an area of the contract. */
export type Handlers<Area> = { [K in keyof Area]: Area[K] extends AnyEndpoint ? Handler<Area[K]> : never };

export const isCsvStream = (value: unknown): value is CsvStream => typeof value === 'object' && value !== null && 'csv' in value;
export const isPdfFile = (value: unknown): value is PdfFile => typeof value === 'object' && value !== null && 'pdf' in value;
