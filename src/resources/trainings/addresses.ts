import { paths } from '#contract/paths';

export const editAddress = (id: string): string => `${paths.editCustomTraining}?id=${id}`;
/** Where a company's own trainings are listed. */
export const customList = `${paths.courses}#custom`;
