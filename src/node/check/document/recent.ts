/** What was worked out last, for a few things: of a big site nobody can keep all. */
const MOST_KEPT = 20;

export class Recent<Key, Value> {
  readonly #values = new Map<Key, Value>();

  /** The value for a key, made where it is not among the last ones. */
  of(key: Key, make: () => Value): Value {
    if (!this.#values.has(key)) {
      if (this.#values.size === MOST_KEPT) this.#values.delete(this.#values.keys().next().value!);
      this.#values.set(key, make());
    }
    return this.#values.get(key)!;
  }
}
