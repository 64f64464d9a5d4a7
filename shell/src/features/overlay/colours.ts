/** Told apart by people who see few colours, too, and dark enough for white words on each. */
const palette = ['#3b4ba8', '#0f766e', '#a8461f', '#8a2c6d', '#4d6a12', '#8a5a00', '#1d6fa5', '#6b4aa0'];

/** One colour for each app, by its place in the composition. */
export const colourOf = (index: number): string => palette[index % palette.length] ?? '#3b4ba8';
