const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;

/** A `Content-Disposition` header for a file name in any language. Paths, quotes and control characters are removed. */
export function contentDisposition(how: 'attachment' | 'inline', filename: string): string {
  const plain = filename.replace(/[/\\\p{Cc}]+/gu, ' ').trim();
  const encoded = encodeURIComponent(plain).replace(/['()*]/g, escaped);
  return `${how}; filename="${plain.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encoded}`;
}
