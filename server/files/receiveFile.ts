import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { Endpoint } from '#contract/kit/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileKind } from '#contract/kit/fileTypes';
import { courseLimits } from '#contract/courses/limits';
import { textLimits } from '#contract/kit/limits';
import { Refusal } from '../core/refusal.ts';
import { detectFileType } from './detectFileType.ts';

/** An uploaded file, with the media type of its content. */
export interface ReceivedFile {
  kind: FileKind;
  type: string;
  /** Original name without folders and control characters. */
  name: string;
  content: Buffer;
  sha256: string;
}

/** Allowance for the multipart frame around a file. */
const frameBytes = 65_536;

/** A single part, the file; other values are in the query. */
export const multipartLimits = { files: 1, fields: 0, parts: 1, headerPairs: 20, fileSize: courseLimits.uploadBytes + 1 };

/** The parts of a form beside its file: fields with a name, each within the limit that the endpoint sets for its body. */
const formLimits = { files: 1, fields: 40, parts: 41, headerPairs: 20 };

const noFile = () => new Refusal('validation_failed', { description: 'A file is needed', fields: ['file'] });
const noForm = () => new Refusal('validation_failed', { description: 'A form is needed: multipart/form-data', fields: ['body'] });
const tooLarge = () => new Refusal('file_too_large', { fields: ['file'] });

function cleanName(name: string): string {
  const clean = basename(name.replaceAll('\\', '/'))
    .normalize()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return [...(clean || 'file')].slice(-textLimits.textMax).join('');
}

/** Reads the part; stops as soon as it exceeds the limit. */
async function readPart({ file }: MultipartFile): Promise<{ content: Buffer; sha256: string }> {
  const hash = createHash('sha256');
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of file as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > courseLimits.uploadBytes) throw tooLarge();
    hash.update(piece);
    pieces.push(piece);
  }
  return { content: Buffer.concat(pieces, size), sha256: hash.digest('hex') };
}

interface ReceivedForm {
  fields: Record<string, string>;
  /** Absent if the form has none, or an empty one. */
  file?: ReceivedFile;
}

/**
 * Reads a form with at most one file. A field that comes twice counts once, the last one. Refuses with validation_failed what is no
 * such form, and with the refusals of `detectFileType` a file of another kind.
 */
export async function receiveForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, bodyBytes = courseLimits.uploadBytes }: Pick<Endpoint, 'form' | 'bodyBytes'>,
): Promise<ReceivedForm> {
  if (!form || !request.isMultipart()) throw noForm();
  try {
    requireLength(request, bodyBytes);
    return await readForm(request, form, bodyBytes);
  } catch (error) {
    // The rest of the body is not read, so the connection cannot be reused.
    if (!request.raw.readableEnded) reply.header('connection', 'close');
    // The parser knows most faults of a form only as errors without a status.
    throw error instanceof Refusal || (error instanceof Error && 'statusCode' in error) ? error : noForm();
  }
}

/**
 * The parser limits each part, not all together, and reads on whatever becomes of them: a form has to say how long it is, and is held
 * to it by Node. Too large a picture has a refusal of its own, so there is room for one.
 */
function requireLength({ headers }: FastifyRequest, bodyBytes: number): void {
  const length = headers['content-length'];
  if (length === undefined) throw new Refusal('validation_failed', { description: 'A Content-Length is needed', fields: ['body'] });
  if (Number(length) > bodyBytes + courseLimits.uploadBytes) throw new Refusal('body_too_large');
}

async function readForm(request: FastifyRequest, form: NonNullable<Endpoint['form']>, bodyBytes: number): Promise<ReceivedForm> {
  const received: ReceivedForm = { fields: {} };
  for await (const part of request.parts({ limits: { ...formLimits, fieldSize: bodyBytes, fileSize: bodyBytes } })) {
    if (part.type === 'field') received.fields[part.fieldname] = String(part.value);
    else {
      const { content, sha256 } = await readPart(part);
      if (content.length === 0 && part.filename === '') continue;
      if (part.fieldname !== form.part) throw new Refusal('validation_failed', { fields: [part.fieldname] });
      const type = await detectFileType(form.kind, content);
      received.file = { kind: form.kind, type, name: cleanName(part.filename), content, sha256 };
    }
  }
  return received;
}

async function firstFile(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) throw noFile();
  if (Number(request.headers['content-length'] ?? 0) > courseLimits.uploadBytes + frameBytes) throw tooLarge();
  const part = await request.file();
  if (part?.fieldname !== 'file') throw noFile();
  return part;
}

/**
 * Reads the file of a request into memory (at most courseLimits.uploadBytes) and checks its content. Nothing is written, so nothing has to be
 * cleaned up if it is refused or the client disconnects.
 */
export async function receiveFile(request: FastifyRequest, reply: FastifyReply, kind: FileKind): Promise<ReceivedFile> {
  try {
    const part = await firstFile(request);
    const { content, sha256 } = await readPart(part);
    if (content.length === 0) throw noFile();
    return { kind, type: await detectFileType(kind, content), name: cleanName(part.filename), content, sha256 };
  } catch (error) {
    // The rest of the body is not read, so the connection cannot be reused.
    if (!request.raw.readableEnded) reply.header('connection', 'close');
    throw error instanceof Refusal ? error : noFile();
  }
}
