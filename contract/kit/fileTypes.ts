/**
 * Kinds of uploaded files with their extensions. Only the content decides: `server/files/detectFileType.ts`. Imports nothing.
 */
export const fileTypes = {
  image: ['gif', 'jpeg', 'jpg', 'png'],
  video: ['mov', 'mpg', 'avi', 'flv', 'f4v', 'mp4', 'm4v', 'asf', 'wmv', 'vob', 'mod', '3gp', 'mkv', 'webm'],
  cheatSheet: ['pdf'],
  policy: ['pdf'],
  thumbnail: ['png', 'jpg', 'jpeg'],
} as const satisfies Record<string, readonly string[]>;

export type FileKind = keyof typeof fileTypes;
