/** What the lists of courses and of videos share: the frame around both, their addresses, and a list drawn as cards. */
export { category, learningAddress } from './address.ts';
export { CardList } from './CardList.tsx';
export { LearningFrame } from './LearningFrame.tsx';
export { usePremiumNote } from './usePremiumNote.ts';
