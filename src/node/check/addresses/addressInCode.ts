/** The address that a line of a program leads to: `window.location='/contact'`. Undefined where it leads nowhere. */
export function addressInCode(code: string): string | undefined {
  return /(?:location(?:\.href)?|assign|replace|open|push|navigate)\s*(?:=|\()\s*["'`]([^"'`]+)/.exec(code)?.[1];
}
