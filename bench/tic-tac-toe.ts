import core from 'boardgame.io/dist/cjs/core.js';
import internal from 'boardgame.io/dist/cjs/internal.js';

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

type Cells = (string | null)[];

const isWon = (cells: Cells): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

/** The game of boardgame.io's own tutorial. */
const game = internal.ProcessGameConfig({
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: { cells: Cells }; playerID: string }, id: number) {
      if (G.cells[id] !== null) return core.INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: { G: { cells: Cells }; ctx: { currentPlayer: string } }) {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
});

const reducer = internal.CreateGameReducer({ game });

/** One game of tic-tac-toe through the reducer, a random empty cell each ply; gives its plies. */
export function playTicTacToe(below: (n: number) => number): number {
  let state = internal.InitializeGame({ game });
  const empty = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  let plies = 0;
  while (state.ctx.gameover === undefined) {
    const [cell] = empty.splice(below(empty.length), 1);
    const payload = { type: 'clickCell', args: [cell], playerID: state.ctx.currentPlayer };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
    plies++;
  }
  return plies;
}
