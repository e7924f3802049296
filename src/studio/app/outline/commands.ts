/** What can be done with the blocks of a page; places count from 0. */
export interface BlockCommands {
  select(at: number | undefined): void;
  hover(at: number | undefined): void;
  move(at: number, to: number): void;
  duplicate(at: number): void;
  remove(at: number): void;
  copy(at: number): void;
  /** Behind the block at a place. */
  paste(at: number): void;
  /** Asks what it is called when several pages have it. */
  share(at: number): void;
  /** Opens the gallery of blocks, for one that is to stand at a place. */
  add(at: number): void;
}
