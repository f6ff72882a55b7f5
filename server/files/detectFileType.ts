import { fileTypeFromBuffer } from 'file-type';
import type { ErrorCode } from '#contract/errors';
import type { FileKind } from '#contract/kit/fileTypes';
import { courseLimits } from '#contract/courses/limits';
import { messageLimits } from '#contract/messageTemplates/limits';
import { Refusal } from '../core/refusal.ts';
import { imageSize } from './imageSize.ts';
import { isLockedPdf } from './pdfLock.ts';

/**
 * Allowed content by detected extension, and the media type it is served with. Other extensions for the same content (mod, vob, wmv,
 * f4v) need no entry, because the name of a file does not matter.
 */
const types: Record<FileKind, Record<string, string>> = {
  image: { gif: 'image/gif', jpg: 'image/jpeg', png: 'image/png', apng: 'image/png' },
  video: {
    mov: 'video/quicktime',
    mpg: 'video/mpeg',
    avi: 'video/x-msvideo',
    flv: 'video/x-flv',
    f4v: 'video/mp4',
    mp4: 'video/mp4',
    m4v: 'video/mp4',
    asf: 'video/x-ms-asf',
    '3gp': 'video/3gpp',
    mkv: 'video/x-matroska',
    webm: 'video/webm',
  },
  cheatSheet: { pdf: 'application/pdf' },
  policy: { pdf: 'application/pdf' },
  thumbnail: { jpg: 'image/jpeg', png: 'image/png' },
};

const refusals = {
  image: 'not_an_image',
  video: 'not_a_video',
  cheatSheet: 'not_a_cheat_sheet',
  policy: 'not_a_policy',
  thumbnail: 'not_a_thumbnail',
} as const satisfies Record<FileKind, ErrorCode>;

function checkSize(kind: 'image' | 'thumbnail', type: string, bytes: Buffer): void {
  const size = imageSize(type, bytes);
  if (!size) throw new Refusal(refusals[kind], { fields: ['file'] });
  const { side, pixels } = courseLimits.image;
  if (Math.max(size.width, size.height) > side || size.width * size.height > pixels)
    throw new Refusal('image_too_wide', { fields: ['file'] });
}

/**
 * Detects the type of a file from its content (magic bytes), not its name, and returns the media type. Refuses content of
 * another kind, images that are too large, and a policy that readers could not open.
 */
export async function detectFileType(kind: FileKind, bytes: Buffer): Promise<string> {
  const detected = await fileTypeFromBuffer(bytes);
  const type = detected && types[kind][detected.ext];
  // A video container with audio only.
  if (!type || detected.mime.startsWith('audio/')) throw new Refusal(refusals[kind], { fields: ['file'] });
  if (kind === 'thumbnail' && bytes.length > messageLimits.thumbnailBytes)
    throw new Refusal('thumbnail_too_large', { fields: ['thumbnail'] });
  if (kind === 'policy' && isLockedPdf(bytes)) throw new Refusal('pdf_locked', { fields: ['file'] });
  if (kind === 'image' || kind === 'thumbnail') checkSize(kind, type, bytes);
  return type;
}
