/** What is told of each kind of a thing, an action or an event: a table by its type. */
type OfType<Thing, Type> = Thing extends { readonly type: infer Own }
  ? Type extends Own
    ? Thing
    : never
  : never;

type ByType<Thing extends { readonly type: string }, Further extends readonly unknown[], Told> = {
  readonly [Type in Thing['type']]: (thing: OfType<Thing, Type>, ...further: Further) => Told;
};

/** The table as one function: it tells of a thing what stands at its type. */
export function byType<
  Thing extends { readonly type: string },
  Further extends readonly unknown[] = [],
  Told = string,
>(table: ByType<Thing, Further, Told>): (thing: Thing, ...further: Further) => Told {
  const tell: Readonly<Record<string, (thing: never, ...further: Further) => Told>> = table;
  return (thing, ...further) =>
    (tell[thing.type] as (typeof tell)[string])(thing as never, ...further);
}
