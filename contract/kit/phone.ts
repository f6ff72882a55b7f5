/** A phone number as in the US, with an optional country prefix: `+1 (555) 010-0199`. Imports nothing. */
export const phonePattern = /^(\+?\d{1,3}[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/;
