/** Parameters of the sign-in page, kept in this tab while it is at the provider of single sign-on. */
const storageKey = 'heed.return';
const kept = ['redirectTo', 'companyId'] as const;

export function keepReturn(search: string): void {
  const query = new URLSearchParams(search);
  const parameters = kept.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : []));
  sessionStorage.setItem(storageKey, new URLSearchParams(parameters).toString());
}

/** The kept parameters; they are returned once. */
export function takeReturn(): URLSearchParams {
  try {
    const text = sessionStorage.getItem(storageKey) ?? '';
    sessionStorage.removeItem(storageKey);
    return new URLSearchParams(text);
  } catch {
    return new URLSearchParams();
  }
}
