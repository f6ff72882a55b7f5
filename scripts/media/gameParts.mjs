/** What the pictures of the games are made of: plain shapes, and words that are the same in every language. */
import { icon } from './draw.mjs';

export const ink = '#1d2733';
export const faint = '#c9d1da';
export const quiet = '#5b6875';

export const words = (x, y, said, { size = 21, weight = 400, fill = ink, anchor = 'start', spacing = 0 } = {}) =>
  `<text x="${x}" y="${y}" font-family="Inter,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${spacing ? ` letter-spacing="${spacing}"` : ''}>${said.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
export const bar = (x, y, width, fill = faint, height = 9) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
export const box = (x, y, width, height, { r = 14, fill = '#fff', opacity = 1 } = {}) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}" fill-opacity="${opacity}"/>`;
export const raised = (x, y, width, height, look) =>
  box(x + 4, y + 8, width, height, { r: 16, fill: '#000', opacity: 0.22 }) + box(x, y, width, height, look);
export const dark = (name, x, y, size, stroke = quiet) => icon(name, { x, y, size, stroke, weight: 1.8 });
