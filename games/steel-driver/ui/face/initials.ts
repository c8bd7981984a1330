/** A letter for each player, where a name has no room: the first of the name that nobody before has, else a number. */
export function initials(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = Array.from(name.toUpperCase()).filter((letter) =>
      /\p{Letter}|\p{Number}/u.test(letter),
    );
    const numbers = [seat, ...names.keys()].map((at) => String(at + 1));
    const free = [...letters, ...numbers].find((each) => !taken.has(each)) ?? '';
    taken.add(free);
    return free;
  });
}
