/** The parts that other folders may import. */
export { TemplatePreview } from './TemplatePreview.tsx';
