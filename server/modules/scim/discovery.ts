import { companyLimits } from '#contract/company/limits';
import { absenceSchema, enterpriseSchema, groupSchema, userSchema } from './names.ts';

interface Attribute {
  name: string;
  type: 'string' | 'boolean' | 'complex' | 'reference';
  description: string;
  multiValued?: boolean;
  required?: boolean;
  mutability?: 'readWrite' | 'readOnly';
  uniqueness?: 'none' | 'server';
  caseExact?: boolean;
  subAttributes?: Attribute[];
}

/** All characteristics of RFC 7643, section 7; most have one value here. */
const described = ({ subAttributes, ...attribute }: Attribute): Record<string, unknown> => ({
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...attribute,
  ...(subAttributes && { subAttributes: subAttributes.map(described) }),
});

const string = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  description,
  ...more,
});

const userAttributes = [
  string('userName', 'Name of the user at the directory', { required: true, uniqueness: 'server' }),
  {
    name: 'name',
    type: 'complex',
    description: 'The parts of the name',
    subAttributes: [
      string('givenName', 'First name'),
      string('familyName', 'Last name'),
      string('formatted', 'Both', { mutability: 'readOnly' }),
    ],
  },
  string('displayName', 'Stands in for the name where it has no parts'),
  string('preferredLanguage', 'Language of the user’s mails, such as de-AT; the nearest one of the product is used'),
  string('timezone', 'Time zone of the user, such as Europe/Berlin'),
  { name: 'active', type: 'boolean', description: 'Whether the user may sign in and is trained' },
  {
    name: 'emails',
    type: 'complex',
    multiValued: true,
    description: 'One address, in a domain that the company has proved; without it userName is the address',
    subAttributes: [
      string('value', 'The address', { uniqueness: 'server' }),
      string('type', 'Always work', { mutability: 'readOnly' }),
      { name: 'primary', type: 'boolean', description: 'Always true', mutability: 'readOnly' },
    ],
  },
  {
    name: 'groups',
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    description: 'Groups of the directory that the user is in',
    subAttributes: [
      string('value', 'Id of the group', { mutability: 'readOnly' }),
      string('display', 'Its name', { mutability: 'readOnly' }),
    ],
  },
] satisfies Attribute[];

const groupAttributes = [
  string('displayName', 'Name of the group', { required: true, uniqueness: 'server' }),
  {
    name: 'members',
    type: 'complex',
    multiValued: true,
    description: 'Users of the directory in the group; members that admins add are not told',
    subAttributes: [string('value', 'Id of the user'), string('display', 'Their name', { mutability: 'readOnly' })],
  },
] satisfies Attribute[];

const department = string('department', 'A department of the company, which is created if there is none of this name');

const absenceAttributes = [
  string('awayFrom', 'First day on which the user is away, such as 2026-11-29; nothing falls overdue and no reminder leaves'),
  string('awayUntil', 'Last day, included; days that are over are no absence any more'),
];

const schema = (base: string, id: string, name: string, description: string, attributes: readonly Attribute[]) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id,
  name,
  description,
  attributes: attributes.map(described),
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
});

/** The attributes that we keep of users and groups: others are accepted and not kept. */
export const schemasAt = (base: string) => [
  schema(base, userSchema, 'User', 'A learner or an admin', userAttributes),
  schema(base, enterpriseSchema, 'EnterpriseUser', 'Where somebody works', [department]),
  schema(base, absenceSchema, 'Absence', 'When somebody is away', absenceAttributes),
  schema(base, groupSchema, 'Group', 'A group of the company', groupAttributes),
];

const resourceType = (
  base: string,
  id: 'User' | 'Group',
  description: string,
  schemaId: string,
  extensions: readonly string[],
) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id,
  name: id,
  endpoint: `/${id}s`,
  description,
  schema: schemaId,
  schemaExtensions: extensions.map((extension) => ({ schema: extension, required: false })),
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` },
});

export const resourceTypesAt = (base: string) => [
  resourceType(base, 'User', 'People', userSchema, [enterpriseSchema, absenceSchema]),
  resourceType(base, 'Group', 'Groups', groupSchema, []),
];

export const providerConfigAt = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: companyLimits.scim.mostPerPage },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    { type: 'oauthbearertoken', name: 'Bearer token', description: 'The token from the settings of single sign-on', primary: true },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});
