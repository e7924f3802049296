/** An address with the hyphens of a keyboard in the place of the longer dashes that programs make of them. */
export function withHyphens(address: string): string {
  return address.replace(/\p{Pd}/gu, "-");
}
