export { type ActiveCampaign, findActiveCampaigns } from './activeCampaigns.ts';
export { beginAnnualTraining, findAnnualCourse } from './annualTraining.ts';
export { trainings } from './work.ts';
