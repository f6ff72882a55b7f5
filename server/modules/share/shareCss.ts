/**
 * Styles of shared pages, which look like the signed-out pages. They are separate, because the build hashes the panel's class
 * names; the design tokens and element defaults come from the panel's style sheets.
 */
export const shareCss = `
.share-page{display:grid;grid-template-rows:auto 1fr;justify-items:center;gap:24px;min-block-size:100dvh;padding:clamp(32px,9vh,96px) var(--gutter) 24px;background:radial-gradient(60rem 28rem at 50% -12rem,color-mix(in srgb,var(--accent) 11%,transparent),transparent 70%) 0 0/100% 8rem no-repeat var(--page)}
.share-page main{display:grid;align-content:start;justify-items:center;gap:20px;inline-size:100%}
.share-brand{display:flex;align-items:center;gap:10px}
.share-brand span{font-size:1.25rem;font-weight:650;letter-spacing:-0.015em}
.share-card,.share-gone{inline-size:100%;border:1px solid var(--border);border-radius:var(--radius);background:var(--card)}
.share-card{max-inline-size:760px;overflow:hidden}
.share-gone{max-inline-size:444px;padding:32px}
.share-page h1{font-size:var(--text-title);font-weight:600;line-height:1.3;letter-spacing:-0.01em;text-wrap:balance}
.share-gone p{overflow-wrap:anywhere;margin-block:6px 0;color:var(--text-secondary)}
.share-picture{display:block;inline-size:100%;aspect-ratio:16/9;object-fit:cover;background:var(--sunken)}
.share-body{display:grid;gap:16px;padding:28px 32px 32px}
.share-kind{color:var(--accent);font-size:var(--text-small);font-weight:550}
.share-body h1{margin-block-start:-12px;font-size:1.625rem;overflow-wrap:anywhere}
.share-facts{display:flex;flex-wrap:wrap;gap:8px;margin:0;padding:0;list-style:none;font-size:var(--text-small)}
.share-facts li{padding:3px 12px;border-radius:999px;background:var(--accent-soft)}
.share-in{display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;padding-block-start:20px;border-block-start:1px solid var(--border)}
.share-in p{flex:1 1 16rem;color:var(--text-secondary);font-size:var(--text-small)}
.share-open{display:inline-grid;place-items:center;min-block-size:42px;padding-inline:24px;border:1px solid transparent;border-radius:var(--radius-small);background:var(--accent);color:var(--on-accent);font-weight:550;text-decoration:none;transition:background var(--quick) var(--ease)}
.share-open:hover{background:var(--accent-hover)}
@media(width<480px){.share-page{gap:20px;padding-block-start:32px}.share-gone{padding:24px 20px}.share-body{padding:20px}.share-open{inline-size:100%}}
`;
