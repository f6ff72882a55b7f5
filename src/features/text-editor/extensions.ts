import { Extension } from '@tiptap/react';
import { safeLink } from '#contract/kit/safeLink';

/** Keeps the direction and language that blocks of text have already; `dir` is the direction of blocks without one. */
export const textAttributes = (types: string[], dir: 'auto' | null = null) =>
  Extension.create({
    name: 'textAttributes',
    addGlobalAttributes: () => [{ types, attributes: { dir: { default: dir }, lang: { default: null } } }],
  });

/** Links as text has them: to where the server lets them lead, whatever the editor’s own list says. */
export const linkOptions = {
  openOnClick: false,
  autolink: false,
  linkOnPaste: false,
  isAllowedUri: (address: string | undefined) => safeLink(address ?? '') !== null,
  HTMLAttributes: { target: null, rel: null },
};
