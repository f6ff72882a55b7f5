/** The name of the product, where no partner’s look takes its place; authenticator apps and passkeys always show it. */
export const productName = 'Heed';

/** The version of the product, on pages and in the description of the API. */
export const release = 'v3.31.0';

/** The word a person types to confirm what cannot be undone; not translated, compared exactly. */
export const confirmationPhrase = 'DELETE';
