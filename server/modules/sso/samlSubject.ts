import { emailIn, type Outsider, samlClaims, samlEmailNames } from './provider.ts';
import { allIn, assertionNames, oneIn, textIn, unverified } from './samlXml.ts';

const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const subjectMax = 1000;
/** The names that providers use for the same attribute, in lower case. */
const names = {
  first: ['firstname', 'first_name', 'givenname', 'user.firstname', `${samlClaims}/givenname`, 'urn:oid:2.5.4.42'],
  last: ['lastname', 'last_name', 'surname', 'sn', 'user.lastname', `${samlClaims}/surname`, 'urn:oid:2.5.4.4'],
  whole: ['displayname', 'name', 'urn:oid:2.16.840.1.113730.3.1.241'],
};

/** The subject of a verified assertion. A transient NameID is another one at each sign-in, so nobody can be known by it. */
export function outsiderIn(assertion: Element, issuer: string): Outsider {
  const nameId = oneIn(oneIn(assertion, assertionNames, 'Subject'), assertionNames, 'NameID');
  const subject = textIn(nameId);
  if (!subject || subject.length > subjectMax) throw unverified('The assertion has no NameID');
  if (nameId?.getAttribute('Format') === transient) throw unverified('The NameID is transient; a persistent one is expected');
  const attributes = attributesIn(assertion);
  const first = (of: readonly string[]) => of.map((name) => attributes.get(name)).find(Boolean) ?? '';
  return {
    issuer,
    subject,
    email: emailIn(first(samlEmailNames)) ?? emailIn(subject),
    name: first(names.first) || first(names.whole),
    lastName: first(names.last),
  };
}

/** The first value of each attribute, by its name in lower case. */
function attributesIn(assertion: Element): Map<string, string> {
  const all = allIn(assertion, assertionNames, 'AttributeStatement').flatMap((one) => allIn(one, assertionNames, 'Attribute'));
  return new Map(
    all.map((one) => {
      const [value] = allIn(one, assertionNames, 'AttributeValue');
      return [(one.getAttribute('Name') ?? '').toLowerCase(), textIn(value)];
    }),
  );
}
