/** The values of a form by the names of its fields. */
export type FormValues = Record<string, string>;

export function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(new FormData(form)) as FormValues;
}

export function isEmpty(values: FormValues): boolean {
  return Object.values(values).every((value) => value === "");
}

export function isSame(one: FormValues, other: FormValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function fill(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control && "value" in control) control.value = value;
  }
}
