import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rows, run } from '../db/rows.ts';
import { companyTx, type Tx } from '../db/tx.ts';

/** Identifies a file of a company. Content is stored in pieces in the database; to use S3 or a disk instead, replace this file. */
export interface FilePlace {
  companyId: string;
  fileId: string;
}

export const pieceBytes = 262_144;

export async function writePieces(tx: Tx, { companyId, fileId }: FilePlace, content: Buffer): Promise<void> {
  for (let at = 0; at < content.length; at += pieceBytes)
    await run(
      tx,
      sql`INSERT INTO file_pieces (company_id, file_id, position, content)
        VALUES (${companyId}, ${fileId}, ${at / pieceBytes}, ${content.subarray(at, at + pieceBytes)})`,
    );
}

/**
 * Reads the bytes from `first` to `last`, inclusive. Each piece is read in a short transaction of its own, so that a slow client does
 * not block a connection.
 */
export async function* readPieces(db: Database, { companyId, fileId }: FilePlace, first: number, last: number) {
  for (let position = Math.floor(first / pieceBytes); position * pieceBytes <= last; position += 1) {
    const [piece] = await companyTx(db, companyId, 'read', (tx) =>
      rows<{ content: Buffer }>(
        tx,
        sql`SELECT content FROM file_pieces WHERE company_id = ${companyId} AND file_id = ${fileId} AND position = ${position}`,
      ),
    );
    if (!piece) throw new Error(`a piece of the file ${fileId} is missing`);
    const start = position * pieceBytes;
    yield piece.content.subarray(Math.max(0, first - start), last - start + 1);
  }
}

/** Small files, at most one piece long, by their ids; larger ones are left out. */
export async function readSmallFiles(
  tx: Tx,
  fileIds: readonly string[],
  mostBytes: number,
): Promise<Map<string, { type: string; content: Buffer }>> {
  if (mostBytes > pieceBytes) throw new RangeError('more than a piece');
  if (fileIds.length === 0) return new Map();
  const found = await rows<{ id: string; type: string; content: Buffer }>(
    tx,
    sql`SELECT f.id, f.type, p.content FROM files f JOIN file_pieces p ON p.file_id = f.id AND p.position = 0
      WHERE f.id = ANY(${sql.param([...new Set(fileIds)])}::uuid[]) AND f.bytes <= ${mostBytes}`,
  );
  return new Map(found.map(({ id, ...file }) => [id, file]));
}
