export { type ActiveCampaign, findActiveCampaigns } from './activeCampaigns.ts';
export { beginAnnualTraining, findAnnualCourse } from './annualTraining.ts';
export { campaignsWaitingFor } from './campaignsWaitingFor.ts';
export { assignCampaigns, assignPeople } from './life/assignPeople.ts';
export { requireStart } from './startCampaign.ts';
export { runDueTransitions } from './life/runDueTransitions.ts';
export { tellOfSuspension } from './life/tellOfSuspension.ts';
