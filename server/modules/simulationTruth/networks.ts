/** The name of the known network that an address belongs to; null for every other one. */
export function networkOf(_address: string): string | null {
  return null;
}
