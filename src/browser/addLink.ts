/** Loads a resource with a link element in the head. */
export function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), attributes));
}
