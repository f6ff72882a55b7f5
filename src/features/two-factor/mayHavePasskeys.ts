/** Browsers have passkeys on secure pages only, and for host names only. */
export const mayHavePasskeys = 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
