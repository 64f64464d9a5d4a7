/** Parameters of the address: a name as it is typed, or a city that was chosen. */
export const cityParameters = { typed: 'city', chosen: 'cityRef' } as const;
