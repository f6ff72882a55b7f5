/** Names of schemas and messages of RFC 7643 and 7644, and of an extension of ours: Entra only sends extensions with such names. */
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const absenceSchema = 'urn:ietf:params:scim:schemas:extension:absence:2.0:User';
export const listMessage = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const patchMessage = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** An attribute as a directory writes it: `name.givenName`, `emails[type eq "work"].value`, or after the name of a schema. */
export interface AttributePath {
  /** In lower case; the name of an extension itself, or of an attribute after it and a colon, so that no attribute of a user can be one. */
  name: string;
  /** The text in the brackets. */
  filter?: string;
  /** In lower case. */
  sub?: string;
}

const pattern = /^([a-z$][\w$-]*)(?:\[(.*)\])?(?:\.([a-z$][\w$-]*))?$/is;
/** Names of extensions in paths. */
export const enterprise = enterpriseSchema.toLowerCase();
export const absence = absenceSchema.toLowerCase();
const extensions = [enterprise, absence];
const schemas = [userSchema.toLowerCase(), groupSchema.toLowerCase(), ...extensions];

/** Names of attributes are case-insensitive. Undefined if it is no path. */
export function readPath(text: string): AttributePath | undefined {
  const lower = text.toLowerCase();
  if (extensions.includes(lower)) return { name: lower };
  const schema = schemas.find((one) => lower.startsWith(`${one}:`));
  const [, name, filter, sub] = pattern.exec(schema ? text.slice(schema.length + 1) : text) ?? [];
  if (name === undefined) return undefined;
  const prefix = schema && extensions.includes(schema) ? `${schema}:` : '';
  return {
    name: prefix + name.toLowerCase(),
    ...(filter !== undefined && { filter }),
    ...(sub !== undefined && { sub: sub.toLowerCase() }),
  };
}

/** `name.sub`, both in lower case. */
export const keyOf = ({ name, sub }: AttributePath): string => (sub ? `${name}.${sub}` : name);
