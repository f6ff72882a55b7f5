export { uploadedImagePath } from './uploadedImage.ts';
