/**
 * Which nodes of a small graph hang together, kept up to date as edges are added. A plain array: the
 * entry of a node is the smallest node of its component, so the same edges in any order give the same
 * array. Edges are never taken away.
 */
export type Components = number[];

/** Every node by itself. */
export function apart(nodes: number): Components {
  return Array.from({ length: nodes }, (_, node) => node);
}

export function joined(components: readonly number[], a: number, b: number): boolean {
  return components[a] === components[b];
}

/** Adds an edge; true when it made two components one. */
export function join(components: Components, a: number, b: number): boolean {
  const first = labelOf(components, a);
  const second = labelOf(components, b);
  if (first === second) return false;
  const kept = Math.min(first, second);
  const gone = Math.max(first, second);
  for (let node = gone; node < components.length; node++) {
    if (components[node] === gone) components[node] = kept;
  }
  return true;
}

function labelOf(components: readonly number[], node: number): number {
  const label = components[node];
  if (label === undefined) throw new RangeError(`connectivity: no node ${node}`);
  return label;
}
