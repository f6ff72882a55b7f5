import { paths } from '#contract/paths';

/** What the address of the sign-up says: a prefilled e-mail address, and where the visitor came from. */
export interface SignUpPlace {
  email?: string;
  partner?: string;
  source?: string;
}

const patterns = [paths.register, paths.registerEmail, paths.registerFrom].map(
  (path) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Null for any other page. */
export function signUpPlace(pathname: string): SignUpPlace | null {
  const match = patterns.map((pattern) => pattern.exec(pathname)).find((found) => found !== null);
  if (!match) return null;
  return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, text]) => [name, decoded(text)]));
}
