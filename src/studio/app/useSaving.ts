import { useEffect, useState } from "react";
import { createSaver, type SaverTools } from "./saver.ts";
import type { Store } from "../store/store.ts";

interface SavingInput extends Omit<SaverTools, "store" | "onFailure"> {
  store: Store;
  /** How many mistakes the site has. */
  errors: number;
}

/** Saves, takes in what others store, and knows whether there is somebody to save to. The tools stay those of the start. */
export function useSaving({ store, errors, ...tools }: SavingInput): () => Promise<boolean> {
  const { dispatch } = tools;
  const [, setFailure] = useState<never>();
  const [{ save, take, connect }] = useState(() =>
    createSaver({
      ...tools,
      store,
      onFailure: (error) =>
        setFailure(() => {
          throw error;
        }),
    }),
  );
  useEffect(() => {
    if (errors === 0) dispatch({ type: "mended" });
  }, [errors, dispatch]);
  useEffect(
    () =>
      store.watch({
        changed: take,
        pictures: (found) => dispatch({ type: "pictures", ...found }),
        connection: connect,
      }),
    [store, dispatch, take, connect],
  );
  // What is watched may have stayed open meanwhile, and then nobody else tells.
  useEffect(() => {
    const reached = () => connect(true);
    addEventListener("online", reached);
    return () => removeEventListener("online", reached);
  }, [connect]);
  return save;
}
