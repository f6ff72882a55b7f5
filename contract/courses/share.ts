/** Content that can be shared with people without an account: a course of the library, a public video. */
export const shared = ['course', 'video'] as const;
export type Shared = (typeof shared)[number];

/** The path of its page, on the origin of shared pages. Imports nothing, so that every page may use it. */
export const sharePath = (kind: Shared, id: string): string => `/${kind}/${id}`;
