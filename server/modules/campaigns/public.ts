export { type ActiveCampaign, findActiveCampaigns } from './activeCampaigns.ts';
export { beginAnnualTraining, findAnnualCourse } from './annualTraining.ts';
