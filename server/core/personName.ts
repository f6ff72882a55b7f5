/** First and last name, or the address for people without a name. */
export const personName = ({ name, lastName, email }: { name: string; lastName: string; email: string }): string =>
  `${name} ${lastName}`.trim() || email;
