export { ERRORS, type ErrorCode, type Fault } from './errors.ts';
export { openApi } from './open-api.ts';
export { type LimitKind, type Needs, type Route } from './route.ts';
export {
  ROUTE_NAMES,
  ROUTES,
  type AnsweredName,
  type RouteName,
  type StreamName,
} from './routes.ts';
export { STREAM_EVENTS } from './stream.ts';
export { SHAPES, type Answer, type Asked, type Asks } from './shapes.ts';
