/** A name that is not taken: this one, or else with the first free number behind it, as in "form-2". */
export function untaken(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let count = 2; isTaken(name); count++) name = `${wanted}-${count}`;
  return name;
}
