/** The version of the product, as the page and the description of the API name it. */
export const release = 'v3.31.0';

/** Typed by hand before what cannot be undone; not translated, compared exactly. */
export const confirmationPhrase = 'DELETE';
