/**
 * The text of a policy, to write and to read. Both are fetched when they are first shown: the editor is larger than everything else on the
 * page of a policy.
 */
import { lazy } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';

export const PolicyEditor = lazy(() => fetchedCode(import('./PolicyEditor.tsx').then((m) => ({ default: m.PolicyEditor }))));
export const PolicyText = lazy(() => fetchedCode(import('./PolicyText.tsx').then((m) => ({ default: m.PolicyText }))));
