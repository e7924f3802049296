/** The values of a form by the names of its fields. */
export type Values = Record<string, string>;

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Values;
}

export function isEmpty(values: Values): boolean {
  return Object.values(values).every((value) => value === "");
}

export function isSame(one: Values, other: Values): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function fill(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control && "value" in control) control.value = value;
  }
}
