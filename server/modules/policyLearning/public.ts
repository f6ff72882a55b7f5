export { acknowledgePolicy, openPolicy, type PolicyAct } from './act.ts';
export { findOwnPolicy, findUnassignedPolicy, type PolicyOfLearner } from './learnerPolicies.ts';
