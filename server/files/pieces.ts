import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rows, run } from '../db/rows.ts';
import { companyTx, type Tx } from '../db/tx.ts';

/** The one place that knows where content lies: in pieces in the database, in the transaction of the row that describes it. */
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
 * The bytes from `first` to `last`, both included. Each piece is a short transaction of its own behind the company's wall, so
 * that a slow reader holds nothing.
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
