/** What other folders may use of the signed-in person's own account. */
export { hasLearnerLogin, useLearnerLogin } from './useLearnerLogin.ts';
export { useResendVerification } from './useResendVerification.ts';
export { useVerifiedAction } from './useVerifiedAction.tsx';
export { VerifyEmailDialog } from './VerifyEmailDialog.tsx';
