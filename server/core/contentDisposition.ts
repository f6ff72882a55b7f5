const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;

/** `Content-Disposition` of a file, whatever language its name is in. No path, no quotes, no line breaks get out of it. */
export function contentDisposition(how: 'attachment' | 'inline', filename: string): string {
  const plain = filename.replace(/[/\\\p{Cc}]+/gu, ' ').trim();
  const encoded = encodeURIComponent(plain).replace(/['()*]/g, escaped);
  return `${how}; filename="${plain.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encoded}`;
}
