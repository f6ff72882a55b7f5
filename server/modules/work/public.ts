export { assign, assignWork } from './assign.ts';
export { campaignsWaitingFor } from './campaignsWaitingFor.ts';
export { changeWork, endWork, type LockedCampaign, lockCampaign, requireDaysLeft } from './changeWork.ts';
export { defineWork, type WorkWithTasks, workWithTasks } from './kind.ts';
export { lockTask, setProgress } from './progress.ts';
export { runDueWork } from './runDueWork.ts';
export { type NewCampaign, requireStart, startWork } from './startWork.ts';
export { taskOf } from './taskSorts.ts';
export { tasksOfPerson } from './tasksOfPerson.ts';
