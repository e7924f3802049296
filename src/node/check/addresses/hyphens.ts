/** Replaces all dashes by hyphens: programs turn hyphens in addresses into dashes. */
export function withHyphens(address: string): string {
  return address.replace(/\p{Pd}/gu, "-");
}
