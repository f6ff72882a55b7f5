import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SignedOutApp } from './SignedOutApp.tsx';
import './signed-out.css';

/** Puts the signed-out pages into `root`; the returned function takes them away. */
export function mountSignedOut(root: HTMLElement): () => void {
  const reactRoot = createRoot(root);
  reactRoot.render(
    <StrictMode>
      <SignedOutApp />
    </StrictMode>,
  );
  return () => reactRoot.unmount();
}
