/** The contract as an OpenAPI 3.1 document, made from the routes and shapes themselves. */
import { z } from 'zod';
import { ERRORS } from './errors.ts';
import type { Route } from './route.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';
import { SHAPES } from './shapes.ts';
import { STREAM_EVENTS } from './stream.ts';

type Json = Readonly<Record<string, unknown>>;

export function openApi(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const name of ROUTE_NAMES) {
    const { method, path }: Route = ROUTES[name];
    const at = (paths[path] ??= {});
    at[method.toLowerCase()] = operation(name);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Roundhouse', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: { schemas: { Fault: FAULT } },
  };
}

const REFUSAL: Json = {
  type: 'object',
  required: ['code', 'rule', 'params'],
  properties: {
    code: { type: 'string' },
    rule: { type: 'string' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
};

const FAULT: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code'],
      properties: {
        code: { enum: Object.keys(ERRORS) },
        detail: { type: 'string' },
        refusal: REFUSAL,
        faults: { type: 'array', items: REFUSAL },
      },
    },
  },
};

/** By the name of the event; the steps have none. */
const EVENTS: Json = Object.fromEntries(
  Object.entries(STREAM_EVENTS).map(([name, shape]) => [
    name,
    z.toJSONSchema(shape, { io: 'output' }),
  ]),
);

function operation(name: RouteName): Json {
  const { path, does, needs, isStream }: Route = ROUTES[name];
  const { asks, answers } = SHAPES[name];
  const { properties = {}, required = [] } = z.toJSONSchema(asks, { io: 'input' }) as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part));
  const rest = Object.entries(properties).filter(([key]) => !inPath.has(key));
  const isQuery = ROUTES[name].method !== 'POST';
  const parameter =
    (where: string) =>
    ([key, schema]: readonly [string, Json]) => ({
      name: key,
      in: where,
      required: where === 'path' || required.includes(key),
      schema,
    });
  const fromPath = Object.entries(properties).filter(([key]) => inPath.has(key));
  const besides = isStream ? { 'x-events': EVENTS } : {};
  const type = isStream ? 'text/event-stream' : 'application/json';
  return {
    operationId: name,
    summary: does,
    'x-needs': needs,
    parameters: [
      ...fromPath.map(parameter('path')),
      ...(isQuery ? rest.map(parameter('query')) : []),
    ],
    ...(isQuery
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: Object.fromEntries(rest),
                  required: required.filter((key) => !inPath.has(key)),
                  additionalProperties: false,
                },
              },
            },
          },
        }),
    responses: {
      '200': {
        description: isStream ? 'Events of this shape, until it is closed.' : 'Done.',
        content: { [type]: { schema: z.toJSONSchema(answers, { io: 'output' }), ...besides } },
      },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
      },
    },
  };
}
