/** Names of schemas and messages of RFC 7643 and 7644, and of an extension of ours: Entra only sends extensions with such names. */
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const absenceSchema = 'urn:ietf:params:scim:schemas:extension:absence:2.0:User';
export const listMessage = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const patchMessage = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** An attribute as a directory writes it: `name.givenName`, `emails[type eq "work"].value`, or after the name of a schema. */
export interface AttributePath {
  /** In lower case; of an extension `enterprise` or `absence`. */
  name: string;
  /** The text in the brackets. */
  filter?: string;
  /** In lower case. */
  sub?: string;
}

const pattern = /^([a-z$][\w$-]*)(?:\[(.*)\])?(?:\.([a-z$][\w$-]*))?$/is;
const extensions = new Map([
  [enterpriseSchema.toLowerCase(), 'enterprise'],
  [absenceSchema.toLowerCase(), 'absence'],
]);
const prefixes = [
  { schema: `${userSchema}:`, name: '' },
  { schema: `${groupSchema}:`, name: '' },
  ...[...extensions].map(([schema, name]) => ({ schema: `${schema}:`, name: `${name}.` })),
].map(({ schema, name }) => ({ schema: schema.toLowerCase(), name }));

/** Names of attributes are case-insensitive. Undefined if it is no path. */
export function readPath(text: string): AttributePath | undefined {
  const lower = text.toLowerCase();
  const extension = extensions.get(lower);
  if (extension) return { name: extension };
  const prefix = prefixes.find(({ schema }) => lower.startsWith(schema));
  const [, name, filter, sub] = pattern.exec(prefix ? prefix.name + text.slice(prefix.schema.length) : text) ?? [];
  if (name === undefined) return undefined;
  return {
    name: name.toLowerCase(),
    ...(filter !== undefined && { filter }),
    ...(sub !== undefined && { sub: sub.toLowerCase() }),
  };
}

/** `name.sub`, both in lower case. */
export const keyOf = ({ name, sub }: AttributePath): string => (sub ? `${name}.${sub}` : name);
