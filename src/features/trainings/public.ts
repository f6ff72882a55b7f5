/** What pages share about starting, copying and ending the campaign of a course. */
export { courseAddress, customList, editAddress, gameAddress, gamePaths, startAddress, useFiguresAddress } from './addresses.ts';
export { CourseCreatedDialog } from './CourseCreatedDialog.tsx';
export { useCopyAndEdit } from './useCopyAndEdit.tsx';
export { useEndCampaign } from './useEndCampaign.ts';
