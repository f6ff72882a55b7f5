import { createHash } from 'node:crypto';

/** Content-Security-Policy of a page with this style of its own: files of this origin only, forms to this origin, no frames around it. */
export const pagePolicy = (style: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style ? ` 'sha256-${createHash('sha256').update(style).digest('base64')}'` : ''}`,
    "font-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
