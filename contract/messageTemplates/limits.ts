/** Limits of messages that are made in the editor. */
export const messageLimits = {
  /** Callouts in the body of a message; its head has one more. */
  bodyCallouts: 10,
  /** Largest picture of a template's card: 200 KB. */
  thumbnailBytes: 204_800,
  /** The size of that picture that fits the card best. */
  thumbnailSize: { width: 394, height: 221 },
  /** Largest body of a message, as HTML, and largest design of the editor, in characters. */
  html: 400_000,
  design: 800_000,
  /** Body of the call that saves a template, with its picture. */
  saveBytes: 2_097_152,
  /** From this width of the window on a template can be made and edited. */
  editorMinWidth: 960,
  calloutDebounceMs: 500,
  /** Test mails of one person in a minute. */
  testMailsPerMinute: 5,
  /** How long the address of a preview is valid. */
  previewSeconds: 300,
} as const;
