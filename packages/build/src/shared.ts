/**
 * Packages of which a page may hold only one copy. The shell brings them, remotes borrow them: in the browser through the
 * federation share scope, on the server through the `require` that the gateway hands out.
 */
export const sharedPackages = [
  'react',
  'react/jsx-runtime',
  '@vitryna/event-bus',
  '@vitryna/event-bus/react',
  '@vitryna/i18n',
  '@vitryna/i18n/react',
  '@vitryna/remote-kit',
  '@vitryna/routing',
  '@vitryna/store',
  '@vitryna/store/react',
  '@vitryna/contracts/api',
  '@vitryna/contracts/content',
] as const;
