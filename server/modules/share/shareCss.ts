/** Styles of shared pages, on top of those of the sign-in page. */
export const shareCss = `
.so-page{grid-template-rows:auto 1fr}
.share-card{max-inline-size:760px;padding:0;overflow:hidden}
.share-picture{display:block;inline-size:100%;aspect-ratio:16/9;object-fit:cover;background:var(--sunken)}
.share-body{display:grid;gap:16px;padding:28px 32px 32px}
.share-kind{color:var(--accent);font-size:var(--text-small);font-weight:550}
.share-body h1{margin-block-start:-12px;font-size:1.625rem;overflow-wrap:anywhere}
.share-facts{display:flex;flex-wrap:wrap;gap:8px;margin:0;padding:0;list-style:none;font-size:var(--text-small)}
.share-facts li{padding:3px 12px;border-radius:999px;background:var(--accent-soft)}
.share-in{display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;padding-block-start:20px;border-block-start:1px solid var(--border)}
.share-in p{flex:1 1 16rem;color:var(--text-secondary);font-size:var(--text-small)}
.share-open{display:inline-grid;place-items:center;inline-size:auto;padding-inline:24px;text-decoration:none}
@media(width<480px){.share-body{padding:20px}.share-open{inline-size:100%}}
`;
