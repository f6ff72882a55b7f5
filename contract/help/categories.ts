/** What a support ticket can be about. Imports nothing, so that signed-out pages may use it. i18n-keys: help.support.categories.* */
export const ticketCategories = ['technical', 'billing', 'users', 'training', 'phishing', 'feature', 'other'] as const;
export type TicketCategory = (typeof ticketCategories)[number];
