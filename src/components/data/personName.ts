interface Person {
  name: string;
  lastName: string;
  email: string;
}

/** What a person is called on screen: the name, or the address of someone who has none yet. */
export const personName = ({ name, lastName, email }: Person): string => `${name} ${lastName}`.trim() || email;
