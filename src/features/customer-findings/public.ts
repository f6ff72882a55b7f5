/** What needs attention at the customers of a partner. Pages that use it need the texts of `training`. */
export { FindingsStrip } from './FindingsStrip.tsx';
