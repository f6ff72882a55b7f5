import { z } from 'zod';
import { courseLimits } from '#contract/courses/limits';
import { scormTypes } from '#contract/courses/scorm';
import type { Signer } from '../signer.ts';

const scormKinds = ['course', 'video'] as const;
export type ScormKind = (typeof scormKinds)[number];

export const packagePath = '/gateway/scorm/package';
const purpose = 'scorm package';
const claims = z.object({ companyId: z.uuid(), kind: z.enum(scormKinds), id: z.uuid(), type: z.enum(scormTypes) });
type Claims = z.infer<typeof claims>;

/** A signed address under which anybody can download the package for a short time. */
export async function packageAddress(signer: Signer, what: Claims): Promise<string> {
  return `${packagePath}?token=${await signer.sign(purpose, what, courseLimits.scorm.linkSeconds)}`;
}

/** The package that a token names; null if the token is invalid or expired. */
export async function readPackageAddress(signer: Signer, token: string): Promise<Claims | null> {
  const parsed = claims.safeParse(await signer.read(purpose, token));
  return parsed.success ? parsed.data : null;
}
