import type { contract } from '#contract/index';
import type { Handlers } from '../implement.ts';
import { handlers as addresses } from './addresses/index.ts';
import { handlers as audit } from './audit/index.ts';
import { handlers as billing } from './billing/index.ts';
import { handlers as campaigns } from './campaigns/index.ts';
import { handlers as companies } from './companies/index.ts';
import { handlers as courses } from './courses/index.ts';
import { handlers as customTrainings } from './customTrainings/index.ts';
import { handlers as departments } from './departments/index.ts';
import { handlers as files } from './files/index.ts';
import { handlers as groups } from './groups/index.ts';
import { handlers as home } from './home/index.ts';
import { handlers as jobs } from './jobs/index.ts';
import { handlers as learning } from './learning/index.ts';
import { handlers as mail } from './mail/index.ts';
import { handlers as passwords } from './passwords/index.ts';
import { handlers as quizReports } from './quizReports/index.ts';
import { handlers as reviewReports } from './reviewReports/index.ts';
import { handlers as reminders } from './reminders/index.ts';
import { handlers as savedFilters } from './savedFilters/index.ts';
import { handlers as scorm } from './scorm/index.ts';
import { handlers as session } from './session/index.ts';
import { handlers as trainingReports } from './trainingReports/index.ts';
import { handlers as users } from './users/index.ts';
import { handlers as videos } from './videos/index.ts';

/** Every area of the contract with its handlers; a call without one does not compile. */
export const handlers: { [Area in keyof typeof contract]: Handlers<(typeof contract)[Area]> } = {
  addresses,
  audit,
  billing,
  campaigns,
  companies,
  courses,
  customTrainings,
  departments,
  files,
  groups,
  home,
  jobs,
  learning,
  mail,
  passwords,
  quizReports,
  reviewReports,
  reminders,
  savedFilters,
  scorm,
  session,
  trainingReports,
  users,
  videos,
};
