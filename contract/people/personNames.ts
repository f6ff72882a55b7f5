/**
 * First and last names, on screen and on the server: letters, digits, dot, dash, underscore, ampersand, apostrophe, inner spaces. Imports
 * nothing.
 */
export const namePattern = /^[\p{L}\p{M}\p{N}._&'’-]+( +[\p{L}\p{M}\p{N}._&'’-]+)*$/u;
