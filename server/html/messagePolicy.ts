/** Policy of a page that shows a message that somebody wrote: it runs nothing, loads nothing from elsewhere, and leads nowhere. */
export const messagePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox";
