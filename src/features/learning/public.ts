/** What courses and videos share: the frame of both lists, their URLs, the lists as cards, and parts of a card. */
export { category, learningAddress } from './address.ts';
export { CardChoice } from './CardChoice.tsx';
export { CardGrid } from './CardGrid.tsx';
export { CardList } from './CardList.tsx';
export { SkeletonCards } from './CardStates.tsx';
export { CourseCover, type CoverTone } from './CourseCover.tsx';
export { CourseFacts, LevelBars } from './CourseFacts.tsx';
export { LearningFrame } from './LearningFrame.tsx';
export { ScormChip } from './ScormChip.tsx';
export { usePremiumNote } from './usePremiumNote.ts';
