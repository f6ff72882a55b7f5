/**
 * To what an admin of a company agrees before its first simulation. The text is `simulation.consent.points.*`; a change of its sense
 * gets the next number, and an admin has to agree again. Imports nothing.
 */
export const consentVersion = 1;
/** After so many months an admin has to agree again. */
export const consentMonths = 12;
