/** What people do with their own account, wherever they are in the panel. */
export { hasLearnerLogin, useLearnerLogin } from './useLearnerLogin.ts';
export { useResendVerification } from './useResendVerification.ts';
