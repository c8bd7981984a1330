/** A union told apart by `type`, from a table of what each type holds: `OneOf<{ bid: { amount: number } }>`. */
export type OneOf<Types> = {
  [Type in keyof Types]: { readonly type: Type } & Readonly<Types[Type]>;
}[keyof Types];
