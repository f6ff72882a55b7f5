/** Messages that an area keeps as templates: what is stored of them, versions, previews, test mails. Tables and calls are those of the area. */
export { Clues } from './Clues.tsx';
export { cleanContent } from './content.ts';
export { rateDifficulty, readDifficulty } from './difficulty.ts';
export { Avatar, MailView, MessageFrame } from './MailView.tsx';
export { messagePage } from './messagePage.ts';
export { mountPreview } from './mountPreview.ts';
export { changeOwn, createOwn, deleteOwn, savePicture } from './ownTemplates.ts';
export { defineTestMail, sendTest } from './sendTest.ts';
export { cleanReceived, showPreview } from './show.ts';
export { cardColumns, type Content, type TemplateTables, withVersions } from './tables.ts';
