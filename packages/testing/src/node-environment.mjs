import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Node's environment over a global object of V8's own. Jest's is a proxy that Node asks by an interceptor: each `Math`, `Map` or `Object`
 * that code names costs a call out of the sandbox, which makes what computes up to four times as slow.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
