/** Which picture the current entry of the history shows, by its index; see closeByBack.ts. */
export function pictureInEntry(): number | undefined {
  return (history.state as { picture?: number } | null)?.picture;
}
