export { withdrawChange } from './askChange.ts';
export { correctAddress } from './correctAddress.ts';
export { applyDueChanges } from './dueChanges.ts';
export { moveAddress } from './moveAddress.ts';
export { sendVerification } from './verificationMail.ts';
export { verifyEmail } from './verifyEmail.ts';
export { countStops, isUnproved, lockPerson, withdrawWaiting } from './waitingChange.ts';
