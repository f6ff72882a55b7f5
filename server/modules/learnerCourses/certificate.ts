import { courseCertificate } from '../../reports/paper/certificatePaper.ts';
import { certificateFile } from '../learnerPages/public.ts';
import { completedCourse } from '../learning/public.ts';

/** One’s own certificate of a completed course. */
export const ownCertificate = certificateFile({ find: completedCourse, onPaper: courseCertificate });
