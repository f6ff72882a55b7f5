/** A postal code of the US: five digits, or with four more. For invoice addresses; nothing asks for one yet. Imports nothing. */
export const zipPattern = /^\d{5}(-\d{4})?$/;

/** A technical name: letters and digits, with single dots, underscores or dashes between them. */
export const identifierPattern = /^[a-z0-9]+([._-][a-z0-9]+)*$/i;
