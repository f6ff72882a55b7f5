/**
 * Opens a link in a new tab. The tab opens at once, because browsers block later ones, and gets its address when the link is there; if it
 * was blocked, the link opens here. Throws what `link` throws.
 */
export async function openInNewTab(link: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const address = new URL(await link(), location.origin).href;
    if (!tab) return window.location.assign(address);
    tab.opener = null;
    tab.location.replace(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
