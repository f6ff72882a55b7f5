import dns from 'node:dns';

/** The TXT record is below the domain, because some providers allow only one at the domain itself. */
export const proofName = (domain: string) => `_heed-challenge.${domain}`;
export const proofValue = (token: string) => `heed-domain-verification=${token}`;

/** Two seconds, twice. */
const patience = { timeout: 2000, tries: 2 };

/** Asks the name servers of the machine; nothing if none answers, or if there is no such record. */
async function readRecords<T>(read: (resolver: dns.promises.Resolver) => Promise<T[]>): Promise<T[]> {
  const resolver = new dns.promises.Resolver(patience);
  resolver.setServers(dns.getServers());
  try {
    return await read(resolver);
  } catch {
    return [];
  }
}

/** The tokens in the records of a domain now, of all companies that claim it. Takes up to four seconds. */
export async function tokensOf(domain: string): Promise<{ has: (token: string) => boolean }> {
  // A TXT record may have several parts.
  const found = await readRecords((resolver) => resolver.resolveTxt(proofName(domain)));
  const texts = found.map((parts) => parts.join('').trim());
  return { has: (token) => texts.includes(proofValue(token)) };
}

/** Whether the domain has the record with this token. */
export const isProved = async (domain: string, token: string): Promise<boolean> => (await tokensOf(domain)).has(token);

/** How many names may stand between a domain and the one that it leads to. */
const mostAliases = 4;

/** Whether the CNAME records of a domain lead to one of these names, which are in lower case. Takes up to four seconds for each record. */
export async function isAliasOf(domain: string, names: readonly string[]): Promise<boolean> {
  let name: string | undefined = domain;
  for (let step = 0; step < mostAliases && name !== undefined; step += 1) {
    const current: string = name;
    const [found] = await readRecords((resolver) => resolver.resolveCname(current));
    name = found?.toLowerCase().replace(/\.$/, '');
    if (name !== undefined && names.includes(name)) return true;
  }
  return false;
}
