import dns from 'node:dns';

/** The TXT record stands below the domain, not at it, where some providers allow only one. */
export const proofName = (domain: string) => `_heed-challenge.${domain}`;
export const proofValue = (token: string) => `heed-domain-verification=${token}`;

/** Two seconds, twice. */
const patience = { timeout: 2000, tries: 2 };

/** The texts of a TXT record, each of which may come in parts; none if nobody answers. */
async function readTexts(name: string): Promise<string[]> {
  const resolver = new dns.promises.Resolver(patience);
  resolver.setServers(dns.getServers());
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join('').trim());
  } catch {
    return [];
  }
}

/** Whether the domain has the record with this token. Asks the name servers of the machine; takes up to four seconds. */
export const isProved = async (domain: string, token: string): Promise<boolean> =>
  (await readTexts(proofName(domain))).includes(proofValue(token));
