/** Tables in an order in which rows can be put in: whatever is referred to comes first. */
export function inOrder(
  names: readonly string[],
  refersTo: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const done = new Set<string>();
  const put = (name: string, above: readonly string[]): void => {
    if (done.has(name)) return;
    if (above.includes(name)) throw new Error(`the tables ${above.join(', ')} refer in a circle`);
    for (const other of refersTo.get(name) ?? []) if (other !== name) put(other, [...above, name]);
    done.add(name);
  };
  for (const name of names.toSorted()) put(name, []);
  return [...done];
}
