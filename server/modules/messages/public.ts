/** What the mails of other modules say where a company has texts of its own. */
export { ownTextJson, ownTextParams } from './ownMessage.ts';
