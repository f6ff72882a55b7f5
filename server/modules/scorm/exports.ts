import { createHash } from 'node:crypto';
import { type ScormItem, type ScormType, scormTypes } from '#contract/courses/scorm';
import type { ScormKind } from '../../scorm/packageAddress.ts';

/** Id of an export, derived from content and edition, so that nothing has to be stored. */
function exportId(kind: ScormKind, id: string, type: ScormType): string {
  const hex = createHash('sha256').update(['heed scorm', kind, id, type].join('\0')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const exportsOf = (kind: ScormKind, id: string): ScormItem[] =>
  scormTypes.map((type) => ({ id: exportId(kind, id, type), type }));

/** Finds the record of these ids that an export id was derived from. */
export function findExport(kind: ScormKind, ids: readonly string[], scormId: string): { id: string; type: ScormType } | undefined {
  for (const id of ids) {
    const match = exportsOf(kind, id).find((one) => one.id === scormId);
    if (match) return { id, type: match.type };
  }
  return undefined;
}
