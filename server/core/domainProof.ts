import dns from 'node:dns';

/** The TXT record is below the domain, because some providers allow only one at the domain itself. */
export const proofName = (domain: string) => `_heed-challenge.${domain}`;
export const proofValue = (token: string) => `heed-domain-verification=${token}`;

/** Two seconds, twice. */
const patience = { timeout: 2000, tries: 2 };

/** The texts of a TXT record, which may have several parts each; none if no name server answers. */
async function readTexts(name: string): Promise<string[]> {
  const resolver = new dns.promises.Resolver(patience);
  resolver.setServers(dns.getServers());
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join('').trim());
  } catch {
    return [];
  }
}

/** The tokens in the records of a domain now, of all companies that claim it. Queries the name servers of the machine; takes up to four seconds. */
export async function tokensOf(domain: string): Promise<{ has: (token: string) => boolean }> {
  const texts = await readTexts(proofName(domain));
  return { has: (token) => texts.includes(proofValue(token)) };
}

/** Whether the domain has the record with this token. */
export const isProved = async (domain: string, token: string): Promise<boolean> => (await tokensOf(domain)).has(token);
