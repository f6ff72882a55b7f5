/** The parts that other folders may import. */
export { LandingEditor } from './LandingDialog.tsx';
export { LandingText } from './LandingText.tsx';
