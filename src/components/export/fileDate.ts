/** The day in the name of a file. */
export const fileDate = (): string => new Date().toISOString().slice(0, 10);
