/** The parts that other folders may import. */
export { SavedQueries } from './SavedQueries.tsx';
