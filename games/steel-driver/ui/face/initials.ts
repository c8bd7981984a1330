/** A letter for each player, where a name has no room: the first of the name that nobody before has. */
export function initials(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = Array.from(name.toUpperCase()).filter((letter) =>
      /\p{Letter}|\p{Number}/u.test(letter),
    );
    const free = letters.find((letter) => !taken.has(letter)) ?? String(seat + 1);
    taken.add(free);
    return free;
  });
}
