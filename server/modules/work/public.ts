export { assign, assignWork } from './assign.ts';
export { campaignsWaitingFor } from './campaignsWaitingFor.ts';
export { defineWork, type WorkWithTasks, workWithTasks } from './kind.ts';
export { lockTask, setProgress } from './progress.ts';
export { runDueWork } from './runDueWork.ts';
export { changesOf, requireDaysLeft, requireStart, writeSettings } from './settings.ts';
export { type NewCampaign, startWork } from './startWork.ts';
export { taskOf } from './taskSorts.ts';
export { tasksOfPerson } from './tasksOfPerson.ts';
