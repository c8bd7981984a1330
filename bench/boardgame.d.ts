// boardgame.io declares no types for the files that Node can import.
declare module 'boardgame.io/dist/cjs/core.js' {
  const core: { readonly INVALID_MOVE: 'INVALID_MOVE' };
  export default core;
}

declare module 'boardgame.io/dist/cjs/internal.js' {
  interface State {
    readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  }
  const internal: {
    ProcessGameConfig<Game extends object>(game: Game): Game;
    InitializeGame(options: { game: object }): State;
    CreateGameReducer(options: { game: object }): (state: State, action: object) => State;
  };
  export default internal;
}
