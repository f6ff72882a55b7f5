/** What pages share about starting, copying and ending the campaign of a course. */
export { customList, editAddress, startAddress, useFiguresAddress } from './addresses.ts';
export { courseAddress, gameAddress, gamePaths } from './courseAddress.ts';
export { CourseCreatedDialog } from './LazyCourseCreatedDialog.ts';
export { useCopyAndEdit } from './useCopyAndEdit.tsx';
export { useEndCampaign } from './useEndCampaign.ts';
