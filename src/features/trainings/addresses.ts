import { paths } from '#contract/paths';

export const editAddress = (id: string): string => `${paths.editCustomTraining}?id=${id}`;
/** The Add Course dialog at the settings: a start, also of a course whose campaign has ended. */
export const startAddress = (courseId: string): string => `${paths.courses}?course=${encodeURIComponent(courseId)}&step=2`;
/** Where a company's own trainings are listed. */
export const customList = `${paths.courses}#custom`;
