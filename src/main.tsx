import './app/theme/tokens.css';
import './app/theme/base.css';
import '@fontsource-variable/inter/wght.css';
import { start } from './app/boot/start.ts';
import { addStage, prepareLanguages } from './i18n/i18n.ts';
import { fetchedCode } from './browser/reloadOnce.ts';
import { guardMarkup } from './browser/trustedTypes.ts';

guardMarkup();
// Two programs share the page: the light signed-out pages, and the panel, fetched when somebody is signed in.
void start(document.getElementById('root') as HTMLElement, {
  signedOut: () => fetchedCode(import('./signed-out/mount.tsx').then(({ mountSignedOut }) => mountSignedOut)),
  panel: async () => {
    const [panel] = await Promise.all([fetchedCode(import('./app/mountPanel.tsx')), addStage('panel')]);
    await Promise.all([panel.preloadFirstPage(location), prepareLanguages(panel.prepareDirection)]);
    return panel.mountPanel;
  },
});
