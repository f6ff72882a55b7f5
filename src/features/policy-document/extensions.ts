import StarterKit from '@tiptap/starter-kit';
import { linkOptions, textAttributes } from '~/features/text-editor/public.ts';

/** The blocks whose text has a direction of its own. Lists and quotes have that of the policy: their marks stay on one side. */
const blocks = ['paragraph', 'heading'];

/** What the text of a policy consists of; the server keeps no more than that. */
export const policyExtensions = ({ isReading }: { isReading: boolean }) => [
  textAttributes(blocks, 'auto'),
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: { ...linkOptions, ...(isReading && { HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' } }) },
    // An empty paragraph that only the editor has would make an unchanged text another one.
    trailingNode: false,
  }),
];
