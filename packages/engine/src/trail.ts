/**
 * A list that grows at its end. A fork of it costs nothing, however long it is: both share what they have in common,
 * and what one adds the other does not see.
 */
export class Trail<T> implements Iterable<T> {
  /** Whoever comes first to the end of what is shared goes on there; who comes later makes his own. */
  #items: T[];
  #length: number;

  constructor(items: readonly T[] = []) {
    this.#items = [...items];
    this.#length = items.length;
  }

  get length(): number {
    return this.#length;
  }

  fork(): Trail<T> {
    const other = new Trail<T>();
    other.#items = this.#items;
    other.#length = this.#length;
    return other;
  }

  push(item: T): void {
    if (this.#items.length > this.#length) this.#items = this.#items.slice(0, this.#length);
    this.#items.push(item);
    this.#length += 1;
  }

  /** Only the first of them are left. */
  cutTo(length: number): void {
    this.#length = Math.min(length, this.#length);
  }

  /** As of an array: counted from the end where it is negative. */
  at(index: number): T | undefined {
    const place = index < 0 ? this.#length + index : index;
    return place < this.#length ? this.#items[place] : undefined;
  }

  /** -1: there is none. */
  findLastIndex(isWanted: (item: T) => boolean): number {
    let place = this.#length - 1;
    while (place >= 0 && !isWanted(this.#items[place] as T)) place -= 1;
    return place;
  }

  findLast(isWanted: (item: T) => boolean): T | undefined {
    const place = this.findLastIndex(isWanted);
    return place < 0 ? undefined : this.#items[place];
  }

  slice(from = 0, to = this.#length): T[] {
    // What is shared may be longer: the end is one's own.
    const place = (index: number): number =>
      index < 0 ? Math.max(0, this.#length + index) : Math.min(index, this.#length);
    return this.#items.slice(place(from), place(to));
  }

  [Symbol.iterator](): Iterator<T> {
    return this.slice()[Symbol.iterator]();
  }
}
