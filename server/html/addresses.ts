import { messageLimits } from '#contract/messageTemplates/limits';

/** The first bytes of each kind of picture, in hexadecimal. */
const beginnings: Record<string, string> = { png: '89504e470d0a1a0a', jpeg: 'ffd8ff', gif: '474946383' };

function isPicture(value: string): boolean {
  const [, kind = '', content = ''] = /^data:image\/(png|jpeg|gif);base64,([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
  const begins = beginnings[kind];
  if (begins === undefined || (content.length * 3) / 4 > messageLimits.thumbnailBytes + 2) return false;
  return Buffer.from(content.slice(0, 24), 'base64').toString('hex').startsWith(begins);
}

const ofLibrary = /^\/media\/[\w-]+(\/[\w-]+)*\.(png|jpe?g|gif|webp)$/;

/** The address of a picture if it carries the picture itself, or is one of our library; null otherwise: nothing is loaded from elsewhere. */
export function safePicture(value: string): string | null {
  const address = value.trim();
  return ofLibrary.test(address) || isPicture(address) ? address : null;
}
