import type { NewAnchor } from "../pickers/links.ts";
import type { StudioState } from "./useStudio.ts";

/** Gives a block the anchor that a new link leads to; as one step of undo with the link where both are in the same file. */
export function nameForLinks(
  { session, dispatch, tell }: Pick<StudioState, "session" | "dispatch" | "tell">,
  { file, pointer, name, words }: NewAnchor,
): void {
  const isHere = file === session.current;
  dispatch({ type: "edit", file, action: { type: "set", pointer, value: name, isJoined: isHere } });
  if (!isHere) dispatch({ type: "edit", file, action: { type: "settle" } });
  const also = isHere ? "" : " That changed its page as well, which is saved with this one.";
  tell({ message: `${words} is called “${name}” in links now, so that they find it wherever it stands.${also}` });
}
