import { z } from 'zod';

interface Json {
  type?: string;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  allOf?: Json[];
}

export interface WrongInput {
  what: string;
  field: string;
  body: Record<string, unknown>;
}

/** Properties of an object schema, also of a combined one. */
function shapeOf(schema: Json): { properties: Record<string, Json>; required: string[] } {
  const parts = [schema, ...(schema.allOf ?? [])];
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Json>,
    required: parts.flatMap((part) => part.required ?? []),
  };
}

/** A null character, and each half of a surrogate pair. */
const unkeepable = ['a\0b', 'a\ud800', '\udc00b'];

/** A value of another type. */
const wrongFor = (schema: Json): unknown => (schema.type === 'object' ? 'not an object' : { not: 'of this type' });

const longest = (schema: Json): number | undefined =>
  schema.type === 'string' ? schema.maxLength : schema.anyOf?.map(longest).find((length) => length !== undefined);

/**
 * Derived from the schema and one valid body: every property once with a wrong type, once missing if required, once too long if
 * limited, and each text, also in lists, once with each character that the database cannot store.
 */
export function wrongInputs(schema: z.ZodType, good: Record<string, unknown>): WrongInput[] {
  const { properties, required } = shapeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);
  return Object.entries(properties).flatMap(([field, property]) => {
    const { [field]: _left, ...without } = good;
    const length = longest(property);
    return [
      { what: `${field} of a wrong type`, field, body: { ...good, [field]: wrongFor(property) } },
      ...(required.includes(field) ? [{ what: `no ${field}`, field, body: without }] : []),
      ...unkeepable.flatMap((text) => {
        if (property.type === 'string')
          return [{ what: `${field} with ${JSON.stringify(text)}`, field, body: { ...good, [field]: text } }];
        if (property.items?.type !== 'string') return [];
        return [{ what: `${field} with ${JSON.stringify(text)} in its list`, field, body: { ...good, [field]: [text] } }];
      }),
      ...(length === undefined ? [] : [{ what: `${field} too long`, field, body: { ...good, [field]: 'x'.repeat(length + 1) } }]),
    ];
  });
}
