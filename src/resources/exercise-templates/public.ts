/** The parts that other folders may import. */
export { TemplateEditor, TemplatePreview } from './dialogs.tsx';
