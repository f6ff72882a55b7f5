/** The pages that links in mails lead to, and the one for a temporary password; fetched together. */
export { LinkPasswordPage } from './password/LinkPasswordPage.tsx';
export { TemporaryPasswordPage } from './password/TemporaryPasswordPage.tsx';
export { SignInLinkPage } from './SignInLinkPage.tsx';
export { StopChangePage } from './StopChangePage.tsx';
