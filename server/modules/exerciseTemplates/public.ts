export { mountPreview } from './mountPreview.ts';
