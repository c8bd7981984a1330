/** What a state from outside looks like. */
import { shape, type Shape } from '@roundhouse/engine';
import { WAGONS, type Config } from './types.ts';

export function stateShape({ seats, yard }: Config): Shape {
  return shape.fields({
    left: shape.whole(0, WAGONS[yard]),
    taken: shape.list(shape.whole(0, WAGONS[yard]), seats),
    mover: shape.whole(-1, seats - 1),
  });
}
