/** The parts that other folders may import. */
export { filledLine } from './filled.ts';
export { TemplatePreview } from './TemplatePreview.tsx';
