/** Memoizes a function without parameters. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Memoizes a function of an object. The cache holds the object weakly. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key)!;
  };
}

/** Memoizes a function of a text. The cache lives as long as the returned function. */
export function oncePerText<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (!known.has(text)) known.set(text, make(text));
    return known.get(text)!;
  };
}
