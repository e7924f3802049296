const MOST_KEPT = 20;

/** A cache of the last few values, because not all of them fit into memory on a big site. */
export class Recent<Key, Value> {
  readonly #values = new Map<Key, Value>();

  /** The cached value for a key, or a new one. */
  of(key: Key, make: () => Value): Value {
    if (!this.#values.has(key)) {
      if (this.#values.size === MOST_KEPT) this.#values.delete(this.#values.keys().next().value!);
      this.#values.set(key, make());
    }
    return this.#values.get(key)!;
  }
}
