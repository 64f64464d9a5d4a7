/** A second instance of the router's navigating core (an alias of the build preset). */
declare module 'react-router/late' {
  export { UNSAFE_createRouter as createRouter } from 'react-router';
}
