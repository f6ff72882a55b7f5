export { DropArea } from './DropArea.tsx';
export { FileButton } from './FileButton.tsx';
export { UploadList } from './UploadList.tsx';
export { type Uploads, useUploads } from './useUploads.ts';
export { useVideoUploads } from './useVideoUploads.ts';
