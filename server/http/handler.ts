import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, HandlerReply, PathParams } from '#contract/kit';
import type { Actor } from '../core/actor.ts';
import type { Tx } from '../db/tx.ts';
import type { ReceivedFile } from '../files/receiveFile.ts';
import type { Services } from '../services.ts';

type OutputOf<T> = T extends z.ZodUndefined ? undefined : T extends z.ZodType ? z.output<T> : undefined;
export type AnyEndpoint = Endpoint<string, z.ZodType, z.ZodType, z.ZodType>;

/** What a handler gets: parsed input, who calls, and the transaction when the endpoint declares one. */
export interface Call<E extends AnyEndpoint> {
  params: PathParams<E['path']>;
  query: OutputOf<NonNullable<E['query']>>;
  body: OutputOf<NonNullable<E['body']>>;
  /** Null only for public endpoints and those of the learners' application. */
  actor: E['access'] extends 'public' | 'learnerApp' ? null : Actor;
  /** Null only where the endpoint declares `tx: 'none'`. */
  tx: E['tx'] extends 'none' ? null : Tx;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Sets `Content-Range: items first-last/total` of a simple REST list (zero-based, inclusive). */
  contentRange(first: number, last: number, total: number): void;
  /** The file of an endpoint that declares `upload`; its content was judged already. */
  upload(): ReceivedFile;
  /** A short transaction of its own in the same scope, for the pages of a streamed export; never while `tx` is still open. */
  again<T>(work: (tx: Tx, actor: Actor) => Promise<T>): Promise<T>;
}

/** A reply that is streamed as text/csv after the handler's transaction ended. `filename` without path, `.csv` included. */
export interface CsvStream {
  csv: AsyncIterable<string>;
  filename: string;
}

/** A reply that is made as a PDF after the handler's transaction ended, and no longer than somebody waits for it. */
export interface PdfFile {
  pdf(signal: AbortSignal): Promise<{ file: Buffer; filename: string }>;
}

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<HandlerReply<E> | CsvStream | PdfFile>;

/** One handler for each endpoint of an area of the contract. */
export type Handlers<Area> = { [K in keyof Area]: Area[K] extends AnyEndpoint ? Handler<Area[K]> : never };

export const isCsvStream = (value: unknown): value is CsvStream => typeof value === 'object' && value !== null && 'csv' in value;
export const isPdfFile = (value: unknown): value is PdfFile => typeof value === 'object' && value !== null && 'pdf' in value;
