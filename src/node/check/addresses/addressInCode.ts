/** The address in a line of JavaScript that navigates: `window.location='/contact'`. Undefined if there is none. */
export function addressInCode(code: string): string | undefined {
  return /(?:location(?:\.href)?|assign|replace|open|push|navigate)\s*(?:=|\()\s*["'`]([^"'`]+)/.exec(code)?.[1];
}
