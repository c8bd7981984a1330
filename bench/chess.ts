import { Chess } from 'chessops/chess';

const MOST_PLIES = 200;

/** One game of chess in which each side picks among all its moves alike; gives its plies. */
export function playChess(below: (n: number) => number): number {
  const position = Chess.default();
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const dests = position.allDests();
    let moves = 0;
    for (const squares of dests.values()) moves += squares.size();
    if (moves === 0) return ply;
    let pick = below(moves);
    for (const [from, squares] of dests) {
      const size = squares.size();
      if (pick >= size) {
        pick -= size;
        continue;
      }
      let rest = squares;
      for (; pick > 0; pick--) rest = rest.withoutFirst();
      const to = rest.first();
      if (to === undefined) throw new Error('a square set is smaller than its size');
      const queens = position.board.pawn.has(from) && (to < 8 || to >= 56);
      position.play(queens ? { from, to, promotion: 'queen' } : { from, to });
      break;
    }
  }
  return MOST_PLIES;
}
