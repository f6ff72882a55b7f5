/** The agreement of a company to phishing simulations, without which none is sent. */
export { ConsentNotice } from './ConsentNotice.tsx';
export { ConsentPoints } from './ConsentPoints.tsx';
export { useSimulationConsent } from './useSimulationConsent.ts';
