import type { Naming } from "../pickers/links.ts";
import type { StudioState } from "./useStudio.ts";

/** Gives a block the name by which a link that was just made finds it: in the step of the link, where both are in one file. */
export function nameForLinks({ session, dispatch, tell }: StudioState, { file, pointer, name, words }: Naming): void {
  const isHere = file === session.current;
  dispatch({ type: "edit", file, action: { type: "set", pointer, value: name, isJoined: isHere } });
  if (!isHere) dispatch({ type: "edit", file, action: { type: "settle" } });
  const also = isHere ? "" : " That changed its page as well, which is saved with this one.";
  tell({ message: `${words} is called “${name}” in links now, so that they find it wherever it stands.${also}` });
}
