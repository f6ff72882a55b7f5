/** Who gets a campaign: the kind of audience, the departments, groups or people of it, and whom that reaches. */
export { assignmentIn, assignmentOf, assignmentShape, checkAssignment, isNothingChosen } from './assignment.ts';
export { AssignmentChoice } from './AssignmentChoice.tsx';
export type { AudienceChoice, AudienceSource, ChosenAudience, Reach } from './audience.ts';
export { AudienceFields } from './AudienceFields.tsx';
export { CampaignAudience } from './CampaignAudience.tsx';
export { LearnersDrawer } from './LearnersDrawer.tsx';
export { ReachLine } from './ReachLine.tsx';
export { audienceOf, chosenFieldOf, chosenIn, chosenShape, recipientsOf } from './usersTypes.ts';
