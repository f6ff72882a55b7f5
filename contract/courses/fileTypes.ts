/** Kinds of files that a company may bring, each with the endings its files are known by. Imports nothing. */
export const fileTypes = {
  image: ['gif', 'jpeg', 'jpg', 'png'],
  video: ['mov', 'mpg', 'avi', 'flv', 'f4v', 'mp4', 'm4v', 'asf', 'wmv', 'vob', 'mod', '3gp', 'mkv', 'webm'],
  cheatSheet: ['pdf'],
} as const satisfies Record<string, readonly string[]>;

export type FileKind = keyof typeof fileTypes;

/** As a message names them: `GIF, JPEG, JPG, PNG`. */
export const typesInWords = (kind: FileKind): string => fileTypes[kind].join(', ').toUpperCase();
