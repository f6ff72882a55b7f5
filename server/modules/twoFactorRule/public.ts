export { remindOfTwoFactor } from './remind.ts';
