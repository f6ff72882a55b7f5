interface Person {
  name: string;
  lastName: string;
  email: string;
}

/** The name of a person on screen: first and last name, or the e-mail address if there is none. */
export const personName = ({ name, lastName, email }: Person): string => `${name} ${lastName}`.trim() || email;
