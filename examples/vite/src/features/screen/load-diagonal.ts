import type { LoaderFunctionArgs } from '@vitryna/remote-kit';

/** Inches of the screen that the address asks for. */
export type Diagonal = { inches: number };

const usual = 27;

/** A diagonal that no screen has is the usual one. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Diagonal> {
  const asked = Number(new URL(request.url).searchParams.get('diagonal'));
  return { inches: asked >= 5 && asked <= 120 ? asked : usual };
}
