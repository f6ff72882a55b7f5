import Exported from '@kenjiuno/msgreader';
import type { Attachment } from 'postal-mime';
import { noteHeaders, parseHeaders } from './parse.ts';
import type { Search } from './search.ts';

/** The package is CommonJS: Node imports an object that has the class as `default`, where its types and test runners have the class. */
const { default: inObject } = Exported as typeof Exported & { default?: typeof Exported };
const MsgReader = inObject ?? Exported;
type Reader = InstanceType<typeof Exported>;
type Fields = ReturnType<Reader['getFileData']>;

export type Part = Pick<Attachment, 'mimeType' | 'filename' | 'content'>;
/** Where what is found goes, and who looks into what is attached. */
interface Into {
  search: Search;
  lookIntoAttachment(part: Part, depth: number, search: Search): Promise<void>;
}

/** With what each file of that format begins. */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
export const isMsg = (bytes: Uint8Array): boolean => signature.equals(bytes.subarray(0, signature.length));

/** Looks into a mail as Outlook stores it. Broken ones say nothing. */
export async function lookIntoMsg(bytes: Uint8Array, depth: number, into: Into): Promise<void> {
  const reader = new MsgReader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const fields = reader.getFileData();
  // It does not throw for garbage.
  if (!('error' in fields) || !fields.error) await lookIntoFields({ reader, fields }, depth, into);
}

async function lookIntoFields({ reader, fields }: { reader: Reader; fields: Fields }, depth: number, into: Into): Promise<void> {
  const { search, lookIntoAttachment } = into;
  if (!search.enters(depth)) return;
  if (fields.headers) noteHeaders(await parseHeaders(fields.headers), search);
  search.note('names', fields.messageId);
  search.note('links', fields.bodyHtml ?? (fields.html && Buffer.from(fields.html).toString('latin1')));
  search.note('links', fields.body);
  for (const attachment of fields.attachments ?? []) {
    if (attachment.innerMsgContent && attachment.innerMsgContentFields)
      await lookIntoFields({ reader, fields: attachment.innerMsgContentFields }, depth + 1, into);
    else {
      const { fileName, content } = reader.getAttachment(attachment);
      const part = { filename: fileName, mimeType: '', content: new Uint8Array(content) };
      await lookIntoAttachment(part, depth + 1, search);
    }
  }
}
