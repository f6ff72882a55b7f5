/**
 * To what an admin of a company agrees before its first simulation. The text is `simulation.consent.*`; a change of its sense gets the next
 * number, and is asked again. Imports nothing.
 */
export const consentVersion = 1;
/** After so many months it is asked again. */
export const consentMonths = 12;
