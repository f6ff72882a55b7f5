import { Resource as ResourceElement, type ResourceDefinitions } from 'react-admin';
import { auditLog } from '~/resources/audit-log/index.ts';
import { campaignNames } from '~/resources/campaign-names/index.ts';
import { campaignPeople } from '~/resources/campaign-people/index.ts';
import { campaigns } from '~/resources/campaigns/index.ts';
import { companies } from '~/resources/companies/index.ts';
import { courseNames } from '~/resources/course-names/index.ts';
import { courses } from '~/resources/courses/index.ts';
import { customTrainings } from '~/resources/custom-trainings/index.ts';
import { departmentPeople } from '~/resources/department-people/index.ts';
import { departments } from '~/resources/departments/index.ts';
import { groupPeople } from '~/resources/group-people/index.ts';
import { groups } from '~/resources/groups/index.ts';
import { quizQuestions } from '~/resources/quiz-questions/index.ts';
import { quizUsers } from '~/resources/quiz-users/index.ts';
import { reportCampaigns } from '~/resources/report-campaigns/index.ts';
import { reportPeople } from '~/resources/report-people/index.ts';
import type { Resource } from '~/resources/resource.ts';
import { reviewedCourses } from '~/resources/reviewed-courses/index.ts';
import { reviews } from '~/resources/reviews/index.ts';
import { savedFilters } from '~/resources/saved-filters/index.ts';
import { users } from '~/resources/users/index.ts';
import { videos } from '~/resources/videos/index.ts';

/** Every kind of record. Route table, data provider, access and react-admin's definitions are read from here. */
export const resources: readonly Resource[] = [
  users,
  departments,
  departmentPeople,
  groups,
  groupPeople,
  courses,
  videos,
  customTrainings,
  campaigns,
  campaignPeople,
  reportPeople,
  reportCampaigns,
  quizQuestions,
  quizUsers,
  reviews,
  campaignNames,
  courseNames,
  reviewedCourses,
  companies,
  auditLog,
  savedFilters,
];

export const resourceOf = (name: string): Resource | undefined => resources.find((resource) => resource.name === name);

export const definitions: ResourceDefinitions = Object.fromEntries(
  resources.map((resource) => [resource.name, ResourceElement.registerResource(resource)]),
);

export const adapters = Object.fromEntries(resources.map(({ name, options }) => [name, options.adapter]));
