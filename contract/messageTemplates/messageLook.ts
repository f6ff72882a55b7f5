/**
 * How an e-mail that is made in the editor looks where it says nothing itself. The builder, the preview, the mail and the learner app
 * all use this, so that what somebody sees while writing is what is sent. Imports nothing.
 */
export const messageLook = {
  'font-family': 'Arial, Helvetica, sans-serif',
  'font-size': '15px',
  'line-height': '1.5',
  color: '#1f2933',
} as const;

const declarations = (style: Readonly<Record<string, string>>): string =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Style of the element around the whole message. */
export const frameStyle = declarations({
  'max-width': '640px',
  margin: '0 auto',
  'overflow-wrap': 'break-word',
  ...messageLook,
});

/** Style of a link. Written into the message where links are dead: without an address they would look like other text. */
export const linkStyle = 'color:#1f5eff;text-decoration:underline';

/** Style of the page around a message: white, and without anything that mail programs do not do. */
export const pageSheet = 'html{color-scheme:light;background:#fff}body{margin:0;padding:16px}img{max-width:100%}';
