/** The parts that other folders may import. */
export { CourseOverlay } from './CourseOverlay.tsx';
export { CourseState, StartAction } from './CourseHead.tsx';
export { SettingsTab, StatisticsTab } from './courseTabs.ts';
export { useCourseMenu } from './useCourseMenu.tsx';
