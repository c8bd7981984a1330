export const words = {
  newMap: 'My map',
  city: (number: number) => `City ${number}`,
  tools: 'Tools',
  tool: { move: 'Move', city: 'City', route: 'Route', end: 'End' },
  hints: {
    move: 'Drag a city, or touch a city or a route to change it. By keys: Enter takes up a city, arrows move it.',
    city: 'Touch the map where a city is to be.',
    route: 'Drag from city to city, or touch one and then the other.',
    routeFrom: (city: string) => `From ${city}: touch where the route leads.`,
    end: 'Touch the two cities that the transcontinental connection joins.',
  },
  ground: 'Put a city here',
  cityFacts: (name: string, value: number, goods: string) => `${name}, value ${value}, ${goods}`,
  hexagon: 'hexagon',
  end: 'transcontinental end',
  routeFacts: (name: string, cost: number) => `${name}, ${cost === 1 ? '1 cube' : `${cost} cubes`}`,
  fault: 'something is wrong here',
} as const;
