/** `Content-Disposition` of a file to keep, whatever language its name is in. No path, no quotes, no line breaks get out of it. */
export function attachment(filename: string): string {
  const plain = filename.replace(/[/\\\p{Cc}]+/gu, ' ').trim();
  return `attachment; filename="${plain.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(plain).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}
