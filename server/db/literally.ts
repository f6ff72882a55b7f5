/** Text for LIKE in which nothing is a wildcard. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
