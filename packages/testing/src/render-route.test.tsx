/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  createContext,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRouteError,
} from 'react-router';
import { guardConsole } from './console-guard.ts';
import { renderRoute } from './render-route.tsx';

guardConsole();
const greetingContext = createContext<string>();
const route = {
  loader: ({ params, context }: LoaderFunctionArgs) => {
    if (params.slug === 'lost') throw data(null, { status: 404 });
    return `${context.get(greetingContext)}, ${params.slug}`;
  },
  Component: () => {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate('/elsewhere/now?a=1')}>
        {useLoaderData<string>()}
      </button>
    );
  },
  ErrorBoundary: () => {
    const error = useRouteError();
    return <p role="alert">{isRouteErrorResponse(error) ? error.status : 'broken'}</p>;
  },
};
const options = {
  path: ':slug',
  context: (context: { set: (key: typeof greetingContext, value: string) => void }) =>
    context.set(greetingContext, 'Вітаю'),
};

test('renders a route with what its loader read and follows where it goes', async () => {
  const { location } = renderRoute(route, '/kamery', options);
  const button = await screen.findByRole('button', { name: 'Вітаю, kamery' });
  fireEvent.click(button);
  await waitFor(() => expect(location()).toBe('/elsewhere/now?a=1'));
});

test('shows the route’s own error screen', async () => {
  renderRoute(route, '/lost', options);
  expect((await screen.findByRole('alert')).textContent).toBe('404');
});
