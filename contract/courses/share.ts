/** What people outside may be shown: a course of the catalogue, a public video of the library. */
export const shared = ['course', 'video'] as const;
export type Shared = (typeof shared)[number];

/** The path of its page, below the public share address. Imports nothing, so that every page may use it. */
export const sharePath = (kind: Shared, id: string): string => `/${kind}/${id}`;
